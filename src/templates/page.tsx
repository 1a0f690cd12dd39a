import { graphql, type HeadProps, type PageProps } from "gatsby"
import { foreignLang } from "#lib/strings/language.ts"
import { ArticleGrid } from "#ui/article-grid.tsx"
import { Call } from "#ui/call.tsx"
import { CoverFigure } from "#ui/cover-figure.tsx"
import { Gallery } from "#ui/gallery.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { withoutCover } from "#ui/without-cover.ts"
import * as styles from "./page.module.css"

/** The page that ends with the call to join. */
const ABOUT = "/about-us/"

export default function TextPage({ data: { page }, location }: PageProps<Queries.TextPageQuery>) {
  if (page === null) return null
  const { title, langcode, summary, body, image, gallery } = page
  const lang = foreignLang(langcode)
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <PageHead title={title} lang={lang} />
        <ArticleGrid body={body} lead={summary} lang={lang} />
        <CoverFigure image={image} lang={lang} />
        <Gallery pictures={withoutCover(gallery, image)} lang={lang} />
      </div>
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
      title
      langcode
      summary
      body {
        ...Prose
      }
      image {
        ...Picture
      }
      gallery {
        ...Picture
      }
    }
  }
`
