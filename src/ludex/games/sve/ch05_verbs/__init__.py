"""What texts ask for (sve 5): numbers, swapping, evolving, transforming."""
