import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"

export default function AgendaCategoryPage({ data: { agendaList } }: PageProps<Queries.AgendaCategoryPageQuery>) {
  return agendaList && <AgendaArticle list={agendaList} />
}

export function Head(page: HeadProps<Queries.AgendaCategoryPageQuery>) {
  const { agendaList } = page.data
  return agendaList && <AgendaMeta page={page} category={agendaList.category} />
}

export const query = graphql`
  query AgendaCategoryPage($id: String!) {
    agendaList(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      ...AgendaArticle
    }
  }
`
