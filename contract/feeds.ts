export const feedFile = "feed.xml"

export const feedType = "application/atom+xml"
