import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PublicationArticle } from "#features/publications/publication-article.tsx"
import { versionsOf } from "#lib/content/versions.ts"
import { PageMeta } from "#ui/page-meta.tsx"
import { Share } from "#ui/share.tsx"

export default function PostPage({ data: { publication } }: PageProps<Queries.PostPageQuery>) {
  if (publication === null) return null
  const { path, title, langcode, date, authors } = publication
  return (
    <PublicationArticle publication={publication}>
      <Share path={path} title={title} langcode={langcode} day={date} authors={authors.map((author) => author.title)} />
    </PublicationArticle>
  )
}

export function Head(props: HeadProps<Queries.PostPageQuery>) {
  const { publication } = props.data
  if (publication === null) return null
  return (
    <PageMeta title={publication.title} description={publication.summary} path={props.location.pathname} versions={versionsOf(props)} />
  )
}

export const query = graphql`
  query PostPage($id: String!) {
    publication(id: { eq: $id }) {
      path
      translations {
        language
        path
        isOriginal
      }
      created
      changed
      ...PublicationArticle
    }
  }
`
