# The frame of the page: header, menu, settings.
page-frame-title = moondrake
