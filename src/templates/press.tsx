import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PressKit } from "#features/pages/press-kit.tsx"
import { TextArticle } from "#features/pages/text-article.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { required } from "#lib/content/required.ts"
import { CardGrid } from "#ui/page/card-grid.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { words } from "#lib/strings/words.ts"

export default function PressPage({ data }: PageProps<Queries.PressPageQuery>) {
  const page = required(data, "page")
  return (
    <>
      <TextArticle page={page}>
        <PressKit page={page} />
      </TextArticle>
      <div className="wrap">
        <CardGrid id="latest" title={words.press.latest}>
          {required(data, "latest").publications.map((publication) => (
            <PublicationCard key={publication.path} publication={publication} />
          ))}
        </CardGrid>
      </div>
    </>
  )
}

export function Head(props: HeadProps<Queries.PressPageQuery>) {
  const page = required(props.data, "page")
  return <PageMeta page={props} title={page.title} description={page.summary} />
}

export const query = graphql`
  query PressPage($id: String!, $language: String!) {
    page(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      ...TextArticle
      ...PressKit
    }
    latest(language: { eq: $language }) {
      publications {
        ...PublicationCard
      }
    }
  }
`
