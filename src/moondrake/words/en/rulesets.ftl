rulesets-help = list the rulesets of Blue Moon and their switches
rulesets-ruleset = show only this one, e.g. ansmann+stopVsPermission=absolute
rulesets-may-be = (may be: { $words })
