import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutArticle } from "#features/pages/about-article.tsx"
import { JoinSection } from "#ui/join-section.tsx"
import { versionsOf } from "#lib/content/versions.ts"
import { PageMeta } from "#ui/page-meta.tsx"

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (page === null) return null
  return (
    <>
      <AboutArticle page={page} />
      <JoinSection />
    </>
  )
}

export function Head(props: HeadProps<Queries.AboutPageQuery>) {
  const { page } = props.data
  if (page === null) return null
  return <PageMeta title={page.title} description={page.summary} path={props.location.pathname} versions={versionsOf(props)} />
}

export const query = graphql`
  query AboutPage($id: String!) {
    page(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      fixed
      ...AboutArticle
    }
  }
`
