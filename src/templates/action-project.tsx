import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionArticle } from "#features/actions/action-article.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { RelatedReading } from "#features/publications/related-reading.tsx"
import { required } from "#lib/content/required.ts"
import { CardGrid } from "#ui/page/card-grid.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import { Share } from "#ui/controls/share.tsx"
import { words } from "#lib/strings/words.ts"

export default function ActionProjectPage({ data }: PageProps<Queries.ActionProjectPageQuery>) {
  const actionProject = required(data, "actionProject")
  const { path, title, langcode, start } = actionProject
  return (
    <ActionArticle action={actionProject} afterText={<Share path={path} title={title} langcode={langcode} day={start} authors={[]} />}>
      <CardGrid id="publications" title={words.action.publications}>
        {actionProject.publications.map((publication) => (
          <PublicationCard key={publication.path} publication={publication} />
        ))}
      </CardGrid>
      <RelatedReading publications={actionProject.related.reading} />
    </ActionArticle>
  )
}

export function Head(page: HeadProps<Queries.ActionProjectPageQuery>) {
  const actionProject = required(page.data, "actionProject")
  return <PageMeta page={page} title={actionProject.title} description={actionProject.summary} />
}

export const query = graphql`
  query ActionProjectPage($id: String!) {
    actionProject(id: { eq: $id }) {
      path
      translations {
        language
        path
        isOriginal
      }
      publications {
        path
        ...PublicationCard
      }
      related {
        reading {
          ...PublicationRow
        }
      }
      ...ActionArticle
    }
  }
`
