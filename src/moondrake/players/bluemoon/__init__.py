"""The players of Blue Moon: rules of thumb, judgement, and the levels made of them."""
