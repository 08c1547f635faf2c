"""The table as text, for minds that read and write: language models, and whoever tests them."""
