import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { foreignLang } from "#lib/strings/language.ts"
import { ArticleGrid } from "#ui/page/article-grid.tsx"
import { Downloads } from "#ui/text/downloads.tsx"
import { Gallery } from "#ui/gallery/gallery.tsx"
import { PreviousNext } from "#ui/page/previous-next.tsx"
import { withoutCover } from "#ui/pictures/without-cover.ts"
import { PostHead } from "./post-head.tsx"
import { RelatedReading } from "./related-reading.tsx"
import { words } from "#lib/strings/words.ts"

type PublicationArticleProps = {
  readonly publication: Queries.PublicationArticleFragment
  readonly children?: ReactNode
}

export function PublicationArticle({ publication, children }: PublicationArticleProps) {
  const lang = foreignLang(publication.langcode)
  return (
    <article className="wrap">
      <PostHead publication={publication} />
      <ArticleGrid body={publication.body} lead={publication.summary} lang={lang}>
        <Downloads attachments={publication.attachments} />
        {children}
      </ArticleGrid>
      <Gallery pictures={withoutCover(publication.gallery, publication.image)} lang={lang} />
      <RelatedReading publications={publication.related.reading} />
      <PreviousNext previous={publication.related.previous} next={publication.related.next} words={words.publication} />
    </article>
  )
}

export const fragment = graphql`
  fragment PublicationArticle on Publication {
    summary
    body {
      ...Prose
    }
    gallery {
      ...Picture
    }
    attachments {
      ...Download
    }
    related {
      reading {
        ...PublicationRow
      }
      previous {
        path
        title
        langcode
      }
      next {
        path
        title
        langcode
      }
    }
    ...PostHead
  }
`
