"""What is asked of the table: filters, amounts, conditions."""
