import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PublicationArticle } from "#features/publications/publication-article.tsx"
import { required } from "#lib/content/required.ts"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { Share } from "#ui/controls/share.tsx"

export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const publication = required(data, "publication")
  const { path, title, langcode, date, authors } = publication
  return (
    <PublicationArticle publication={publication}>
      <Share path={path} title={title} langcode={langcode} day={date} authors={authors.map((author) => author.title)} />
    </PublicationArticle>
  )
}

export function Head(page: HeadProps<Queries.PostPageQuery>) {
  const publication = required(page.data, "publication")
  return <PageMeta page={page} title={publication.title} description={publication.summary} />
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
