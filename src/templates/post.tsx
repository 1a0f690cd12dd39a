import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PostHead } from "#features/publications/post-head.tsx"
import { PreviousNext } from "#features/publications/previous-next.tsx"
import { foreignLang } from "#lib/strings/language.ts"
import { ArticleGrid } from "#ui/article-grid.tsx"
import { Downloads } from "#ui/downloads.tsx"
import { Gallery } from "#ui/gallery.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { withoutCover } from "#ui/without-cover.ts"

export default function PostPage({ data: { publication } }: PageProps<Queries.PostPageQuery>) {
  if (publication === null) return null
  const lang = foreignLang(publication.langcode)
  return (
    <article className="wrap">
      <PostHead publication={publication} />
      <ArticleGrid body={publication.body} lead={publication.summary} lang={lang}>
        <Downloads attachments={publication.attachments} lang={lang} />
      </ArticleGrid>
      <Gallery pictures={withoutCover(publication.gallery, publication.image)} lang={lang} />
      <PreviousNext previous={publication.previous} next={publication.next} />
    </article>
  )
}

export function Head({ data: { publication }, location }: HeadProps<Queries.PostPageQuery>) {
  if (publication === null) return null
  return <PageMeta title={publication.title} description={publication.summary} path={location.pathname} picture={publication.image} />
}

export const query = graphql`
  query PostPage($id: String!) {
    publication(id: { eq: $id }) {
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
      previous {
        ...Neighbour
      }
      next {
        ...Neighbour
      }
      ...PostHead
    }
  }
`
