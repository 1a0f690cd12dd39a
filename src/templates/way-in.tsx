import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ClientForm } from "#features/pages/client-form.tsx"
import { JoinForm } from "#features/pages/join-form.tsx"
import { PressKit } from "#features/pages/press-kit.tsx"
import { TextArticle } from "#features/pages/text-article.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { versionsOf } from "#lib/content/versions.ts"
import { CardGrid } from "#ui/card-grid.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

/** A page to whose text the site adds a part of its own. One template for all, because another set of templates takes a full build. */
export default function WayInPage({ data: { page, latest } }: PageProps<Queries.WayInPageQuery>) {
  if (page === null) return null
  return (
    <>
      <TextArticle page={page}>
        {page.fixed === "/join" && <JoinForm body={page.body} />}
        {page.fixed === "/looking-for-an-architect" && <ClientForm body={page.body} />}
        {page.fixed === "/press" && <PressKit page={page} />}
      </TextArticle>
      {latest && (
        <div className="wrap">
          <CardGrid id="latest" title={words.press.latest}>
            {latest.publications.map((publication) => (
              <PublicationCard key={publication.path} publication={publication} />
            ))}
          </CardGrid>
        </div>
      )}
    </>
  )
}

export function Head(shown: HeadProps<Queries.WayInPageQuery>) {
  const { page } = shown.data
  if (page === null) return null
  return <PageMeta title={page.title} description={page.summary} path={shown.location.pathname} versions={versionsOf(shown)} />
}

export const query = graphql`
  query WayInPage($id: String!, $language: String!, $isPress: Boolean = false) {
    page(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      fixed
      ...TextArticle
      ...PressKit
    }
    latest(language: { eq: $language }) @include(if: $isPress) {
      publications {
        ...PublicationCard
      }
    }
  }
`
