"""Words of Shadowverse: Evolve: its keywords (sve 12 to 14) and classes (sve 2.2)."""

KEYWORDS = (
    "Ward",
    "Storm",
    "Rush",
    "Assail",
    "Intimidate",
    "Drain",
    "Bane",
    "Aura",
    "Quick",
    "Stack",
    "Starting Amulet",
    "Single Drive",
    "Twin Drive",
    "Drive",
)

CLASSES = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
