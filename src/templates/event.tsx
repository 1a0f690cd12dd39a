import { graphql, type HeadProps, type PageProps } from "gatsby"
import { EventArticle } from "#features/agenda/event-article.tsx"
import { EventMeta } from "#features/agenda/event-meta.tsx"

export default function EventPage({ data: { event } }: PageProps<Queries.EventPageQuery>) {
  return event && <EventArticle event={event} />
}

export function Head({ data: { event }, location }: HeadProps<Queries.EventPageQuery>) {
  return event && <EventMeta event={event} path={location.pathname} />
}

export const query = graphql`
  query EventPage($id: String!) {
    event(id: { eq: $id }) {
      translations {
        language
        path
      }
      ...EventData
      ...EventArticle
    }
  }
`
