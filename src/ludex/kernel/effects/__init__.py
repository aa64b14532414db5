"""What effects in force make of cards: layers, dependency, and what need not be worked out again."""
