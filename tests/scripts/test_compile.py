"""When the engines are compiled anew."""

from scripts.compile import QUICK, is_made


def test_tests_take_any_machine_code_of_this_source_and_all_others_only_what_is_optimised():
    for there, for_tests, for_others in (("", False, False), ("old", False, False), ("new", True, True)):
        assert is_made(there, "new", is_quick=True) is for_tests
        assert is_made(there, "new", is_quick=False) is for_others
    assert is_made("new" + QUICK, "new", is_quick=True)
    assert not is_made("new" + QUICK, "new", is_quick=False)
    assert not is_made("old" + QUICK, "new", is_quick=True)
