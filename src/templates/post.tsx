import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PublicationArticle } from "#features/publications/publication-article.tsx"
import { PageMeta } from "#ui/page-meta.tsx"

export default function PostPage({ data: { publication } }: PageProps<Queries.PostPageQuery>) {
  return publication && <PublicationArticle publication={publication} />
}

export function Head({ data: { publication }, location }: HeadProps<Queries.PostPageQuery>) {
  if (publication === null) return null
  return <PageMeta title={publication.title} description={publication.summary} path={location.pathname} picture={publication.image} />
}

export const query = graphql`
  query PostPage($id: String!) {
    publication(id: { eq: $id }) {
      translations {
        language
        path
      }
      image {
        ...SocialPicture
      }
      ...PublicationArticle
    }
  }
`
