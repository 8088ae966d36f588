rulesets-help = die Regelwerke von Blue Moon und ihre Schalter auflisten
rulesets-ruleset = nur dieses zeigen, z. B. ansmann+stopVsPermission=absolute
rulesets-may-be = (möglich: { $words })
