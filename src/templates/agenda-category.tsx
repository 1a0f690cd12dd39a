import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"
import { required } from "#lib/content/required.ts"

export default function AgendaCategoryPage({ data }: PageProps<Queries.AgendaCategoryPageQuery>) {
  return <AgendaArticle list={required(data, "agendaList")} />
}

export function Head(page: HeadProps<Queries.AgendaCategoryPageQuery>) {
  return <AgendaMeta page={page} category={required(page.data, "agendaList").category} />
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
