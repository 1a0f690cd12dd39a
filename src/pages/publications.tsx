import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ArchiveArticle } from "#features/publications/archive-article.tsx"
import { required } from "#lib/content/required.ts"
import { own } from "#lib/navigation/own-address.ts"
import { FeedLink } from "#ui/controls/feed-link.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

export default function PublicationsPage({ data }: PageProps<Queries.PublicationsPageQuery>) {
  return <ArchiveArticle archive={required(data, "publicationArchive")} />
}

export function Head(page: HeadProps) {
  const { title, lead } = words.publications
  return (
    <>
      <PageMeta title={title} description={lead} page={page} />
      <FeedLink list={own("/publications/")} title={title} />
    </>
  )
}

export const query = graphql`
  query PublicationsPage($language: String!) {
    publicationArchive(language: { eq: $language }) {
      ...ArchiveArticle
    }
  }
`
