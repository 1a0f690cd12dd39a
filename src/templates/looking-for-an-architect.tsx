import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ClientForm } from "#features/pages/client-form.tsx"
import { TextArticle } from "#features/pages/text-article.tsx"
import { versionsOf } from "#lib/content/versions.ts"
import { PageMeta } from "#ui/page-meta.tsx"

export default function ClientsPage({ data: { page } }: PageProps<Queries.ClientsPageQuery>) {
  if (page === null) return null
  return (
    <TextArticle page={page}>
      <ClientForm body={page.body} />
    </TextArticle>
  )
}

export function Head(shown: HeadProps<Queries.ClientsPageQuery>) {
  const { page } = shown.data
  if (page === null) return null
  return <PageMeta title={page.title} description={page.summary} path={shown.location.pathname} versions={versionsOf(shown)} />
}

export const query = graphql`
  query ClientsPage($id: String!) {
    page(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      ...TextArticle
    }
  }
`
