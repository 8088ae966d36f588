# Parts that occur everywhere: dialogs, links to rules.
page-design-close = Close
page-design-rule = Rule { $number }
