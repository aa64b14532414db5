"""What effects do (fow 9.9 to 10): damage, destruction, numbers, permissions."""
