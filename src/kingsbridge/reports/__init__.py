"""Pages of HTML that stand alone: nothing in them asks anything of the world outside."""
