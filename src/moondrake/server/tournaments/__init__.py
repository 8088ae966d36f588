"""Tournaments at the server: registration, tables that open by themselves, results from the tables."""
