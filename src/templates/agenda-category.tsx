import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"

export default function AgendaCategoryPage({ data: { agendaList } }: PageProps<Queries.AgendaCategoryPageQuery>) {
  return agendaList && <AgendaArticle list={agendaList} />
}

export function Head({ data: { agendaList }, location }: HeadProps<Queries.AgendaCategoryPageQuery>) {
  return agendaList && <AgendaMeta path={location.pathname} category={agendaList.category} />
}

export const query = graphql`
  query AgendaCategoryPage($id: String!) {
    agendaList(id: { eq: $id }) {
      ...AgendaArticle
    }
  }
`
