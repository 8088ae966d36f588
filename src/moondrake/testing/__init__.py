"""What tests are built with: given/when/then tables, shipped for those who write players and cards."""
