import { graphql, type HeadProps, type PageProps } from "gatsby"
import { JoinForm } from "#features/pages/join-form.tsx"
import { TextArticle } from "#features/pages/text-article.tsx"
import { versionsOf } from "#lib/content/versions.ts"
import { PageMeta } from "#ui/page-meta.tsx"

export default function JoinPage({ data: { page } }: PageProps<Queries.JoinPageQuery>) {
  if (page === null) return null
  return (
    <TextArticle page={page}>
      <JoinForm body={page.body} />
    </TextArticle>
  )
}

export function Head(shown: HeadProps<Queries.JoinPageQuery>) {
  const { page } = shown.data
  if (page === null) return null
  return <PageMeta title={page.title} description={page.summary} path={shown.location.pathname} versions={versionsOf(shown)} />
}

export const query = graphql`
  query JoinPage($id: String!) {
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
