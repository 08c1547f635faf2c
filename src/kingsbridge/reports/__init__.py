"""Pages of HTML that stand alone: what they are made of. They need nothing from elsewhere."""
