import { graphql, type HeadProps, type PageProps } from "gatsby"
import { EventArticle, EventMeta } from "#features/agenda/event-article.tsx"

export default function EventPage({ data: { event } }: PageProps<Queries.EventPageQuery>) {
  return event && <EventArticle event={event} />
}

export function Head(props: HeadProps<Queries.EventPageQuery>) {
  const { event } = props.data
  return event && <EventMeta event={event} page={props} />
}

export const query = graphql`
  query EventPage($id: String!) {
    event(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      ...EventMeta
      ...EventArticle
    }
  }
`
