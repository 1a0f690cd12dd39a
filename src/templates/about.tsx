import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutArticle } from "#features/pages/about-article.tsx"
import { required } from "#lib/content/required.ts"
import { JoinSection } from "#features/members/join-section.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data, "page")
  return (
    <>
      <AboutArticle page={page} />
      <JoinSection />
    </>
  )
}

export function Head(props: HeadProps<Queries.AboutPageQuery>) {
  const page = required(props.data, "page")
  return <PageMeta page={props} title={page.title} description={page.summary} />
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
