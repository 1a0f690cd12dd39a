import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { foreignLang } from "#lib/strings/language.ts"
import { ArticleGrid } from "#ui/page/article-grid.tsx"
import { CoverFigure } from "#ui/pictures/cover-figure.tsx"
import { Gallery } from "#ui/gallery/gallery.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { withoutCover } from "#ui/pictures/without-cover.ts"
import * as styles from "./text-article.module.css"

type TextArticleProps = {
  readonly page: Queries.TextArticleFragment
  readonly children?: ReactNode
}

export function TextArticle({ page, children }: TextArticleProps) {
  const { title, langcode, summary, body, image, gallery } = page
  const lang = foreignLang(langcode)
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} lang={lang} />
      <CoverFigure image={image} lang={lang} priority />
      <ArticleGrid body={body} lead={summary} lang={lang}>
        {children}
      </ArticleGrid>
      <Gallery pictures={withoutCover(gallery, image)} lang={lang} />
    </div>
  )
}

export const fragment = graphql`
  fragment TextArticle on Page {
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
`
