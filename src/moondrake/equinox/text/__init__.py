"""Words for people: effects, events and reasons as sentences in English, German and Hungarian."""
