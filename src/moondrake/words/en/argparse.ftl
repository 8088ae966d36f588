# What argparse says by itself. %(...)s and %s are filled in by argparse and must stay.
argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognised = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-explicit = ignored explicit argument %r
argparse-not-with = not allowed with argument %s
argparse-one-of = one of the arguments %s is required
