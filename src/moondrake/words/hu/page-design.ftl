# Ami mindenhol előfordul: párbeszédablakok, hivatkozások a szabályokra.
page-design-close = Bezárás
page-design-rule = { $number }. szabály
