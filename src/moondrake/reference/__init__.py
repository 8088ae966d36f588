"""The rules and cards to look up: numbered rules in three languages, found by number or by words."""

from moondrake.reference.finding import search
from moondrake.reference.rules import Chapter, Rule, UnknownRule, chapter, chapters, introduction, rule

__all__ = ["Chapter", "Rule", "UnknownRule", "chapter", "chapters", "introduction", "rule", "search"]
