import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutArticle } from "#features/pages/about-article.tsx"
import { JoinSection } from "#ui/join-section.tsx"
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
  return page && <PageMeta page={props} title={page.title} description={page.summary} />
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
