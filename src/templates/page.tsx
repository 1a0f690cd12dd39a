import { graphql, type HeadProps, type PageProps } from "gatsby"
import { TextArticle } from "#features/pages/text-article.tsx"
import { Call } from "#ui/call.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

/** The page that ends with the call to join. */
const ABOUT = "/about-us/"

export default function TextPage({ data: { page }, location }: PageProps<Queries.TextPageQuery>) {
  if (page === null) return null
  return (
    <>
      <TextArticle page={page} />
      {location.pathname === ABOUT && <Call />}
    </>
  )
}

export function Head({ data: { page }, location }: HeadProps<Queries.TextPageQuery>) {
  if (page === null) return null
  return <PageMeta title={page.title} description={page.summary} path={location.pathname} picture={page.image} />
}

export const query = graphql`
  query TextPage($id: String!) {
    page(id: { eq: $id }) {
      image {
        ...SocialPicture
      }
      ...TextArticle
    }
  }
`
