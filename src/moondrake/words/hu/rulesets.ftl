rulesets-help = felsorolja a Blue Moon szabályváltozatait és kapcsolóikat
rulesets-ruleset = csak ezt mutassa, például ansmann+stopVsPermission=absolute
rulesets-may-be = (lehet: { $words })
