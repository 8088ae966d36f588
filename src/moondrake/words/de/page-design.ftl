# Was überall vorkommt: Dialoge, Verweise auf Regeln.
page-design-close = Schließen
page-design-rule = Regel { $number }
