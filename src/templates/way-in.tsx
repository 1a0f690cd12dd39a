import { graphql, type HeadProps, type PageProps } from "gatsby"
import { TextArticle } from "#features/pages/text-article.tsx"
import { WayInForm } from "#features/pages/way-in-form.tsx"
import { required } from "#lib/content/required.ts"
import { PageMeta } from "#ui/page/page-meta.tsx"

/** Two pages share this template, because another set of templates takes a full build. */
export default function WayInPage({ data }: PageProps<Queries.WayInPageQuery>) {
  const page = required(data, "page")
  return (
    <TextArticle page={page}>
      <WayInForm body={page.body} isForPractices={page.fixed === "/join"} />
    </TextArticle>
  )
}

export function Head(props: HeadProps<Queries.WayInPageQuery>) {
  const page = required(props.data, "page")
  return <PageMeta page={props} title={page.title} description={page.summary} />
}

export const query = graphql`
  query WayInPage($id: String!) {
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
