import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"

export default function AgendaPage({ data: { agendaList } }: PageProps<Queries.AgendaPageQuery>) {
  return agendaList && <AgendaArticle list={agendaList} />
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
