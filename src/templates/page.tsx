import { graphql, type HeadProps, type PageProps } from "gatsby"
import { TextArticle } from "#features/pages/text-article.tsx"
import { required } from "#lib/content/required.ts"
import { JoinSection } from "#features/members/join-section.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"

export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const page = required(data, "page")
  return (
    <>
      <TextArticle page={page} />
      {page.fixed === "/about-us" && <JoinSection />}
    </>
  )
}

export function Head(props: HeadProps<Queries.TextPageQuery>) {
  const page = required(props.data, "page")
  return <PageMeta page={props} title={page.title} description={page.summary} />
}

export const query = graphql`
  query TextPage($id: String!) {
    page(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      fixed
      ...TextArticle
    }
  }
`
