/** The name of a feed, below the address of the page that lists the same. */
export const feedFile = "feed.xml"

export const feedType = "application/atom+xml"
