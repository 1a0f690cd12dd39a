import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AgendaArticle, AgendaMeta } from "#features/agenda/agenda-article.tsx"
import { versionsOf } from "#lib/content/versions.ts"

export default function AgendaPage({ data: { agendaList } }: PageProps<Queries.AgendaPageQuery>) {
  return agendaList && <AgendaArticle list={agendaList} />
}

export function Head(page: HeadProps) {
  return <AgendaMeta path={page.location.pathname} versions={versionsOf(page)} category={null} />
}

export const query = graphql`
  query AgendaPage($language: String!) {
    agendaList(isWhole: { eq: true }, language: { eq: $language }) {
      ...AgendaArticle
    }
  }
`
