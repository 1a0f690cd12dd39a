import { graphql, type HeadProps, type PageProps } from "gatsby"
import { EventArticle, EventMeta } from "#features/agenda/event-article.tsx"
import { required } from "#lib/content/required.ts"

export default function EventPage({ data }: PageProps<Queries.EventPageQuery>) {
  return <EventArticle event={required(data, "event")} />
}

export function Head(props: HeadProps<Queries.EventPageQuery>) {
  return <EventMeta event={required(props.data, "event")} page={props} />
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
