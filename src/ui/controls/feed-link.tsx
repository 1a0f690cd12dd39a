import { feedFile, feedType } from "#contract/feeds.ts"
import { words } from "#lib/strings/words.ts"
import { useSite } from "#lib/use-site.ts"

/** Programs find a list's feed by this. Without the site's address there are no feeds. */
export function FeedLink({ list, title }: { readonly list: string; readonly title: string }) {
  const site = useSite()
  return site.siteUrl ? <link rel="alternate" type={feedType} title={words.frame.partOf(site.title, title)} href={list + feedFile} /> : null
}
