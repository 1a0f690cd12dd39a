import { graphql } from "gatsby"
import type { Version } from "#lib/content/versions.ts"
import { PageMeta } from "#ui/page-meta.tsx"
import { useSite } from "#ui/use-site.ts"
import { structuredEvent } from "./event-data.ts"
import { words } from "#lib/strings/words.ts"

type EventMetaProps = { readonly event: Queries.EventDataFragment; readonly path: string; readonly versions: readonly Version[] }

export function EventMeta({ event, path, versions }: EventMetaProps) {
  const { siteUrl, association } = useSite()
  const data = structuredEvent({ event, siteUrl, organizer: association.name })
  return (
    <>
      <PageMeta title={event.title} description={event.summary} path={path} versions={versions} picture={event.image} />
      <link rel="alternate" type="text/calendar" title={words.event.add} href={`${event.path}event.ics`} />
      {data !== null && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  )
}

export const fragment = graphql`
  fragment EventData on Event {
    title
    path
    summary
    image {
      ...SocialPicture
    }
    ...EventFacts
  }
`
