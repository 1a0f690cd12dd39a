import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"
import { required } from "#lib/content/required.ts"

export default function AgendaPage({ data }: PageProps<Queries.AgendaPageQuery>) {
  return <AgendaArticle list={required(data, "agendaList")} />
}

export function Head(page: HeadProps) {
  return <AgendaMeta page={page} category={null} />
}

export const query = graphql`
  query AgendaPage($language: String!) {
    agendaList(isWhole: { eq: true }, language: { eq: $language }) {
      ...AgendaArticle
    }
  }
`
