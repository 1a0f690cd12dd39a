import { graphql, useStaticQuery } from "gatsby"
import { event as strings } from "#lib/strings/agenda.ts"
import { PageMeta } from "#ui/page-meta.tsx"
import { structuredEvent } from "./event-data.ts"

export function EventMeta({ event, path }: { readonly event: Queries.EventDataFragment; readonly path: string }) {
  const { site } = useStaticQuery<Queries.EventMetaQuery>(graphql`
    query EventMeta {
      site {
        siteMetadata {
          siteUrl
          association {
            name
          }
        }
      }
    }
  `)
  const { siteUrl = null, association } = site?.siteMetadata ?? {}
  const data = structuredEvent({ event, siteUrl, organizer: association?.name ?? "" })
  return (
    <>
      <PageMeta title={event.title} description={event.summary} path={path} picture={event.image} />
      <link rel="alternate" type="text/calendar" title={strings.add} href={`${event.path}event.ics`} />
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
    location
    street
    postalCode
    locality
    country
    latitude
    longitude
    online
    related {
      dates {
        start
        end
        isCancelled
        movedFrom
      }
    }
  }
`
