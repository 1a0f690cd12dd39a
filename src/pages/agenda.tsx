import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"

export default function AgendaPage({ data: { agendaList } }: PageProps<Queries.AgendaPageQuery>) {
  return agendaList && <AgendaArticle list={agendaList} />
}

export function Head({ location }: HeadProps) {
  return <AgendaMeta path={location.pathname} category={null} />
}

export const query = graphql`
  query AgendaPage {
    agendaList(path: { eq: "/agenda/" }) {
      ...AgendaArticle
    }
  }
`
