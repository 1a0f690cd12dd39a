import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionCard } from "#features/actions/action-card.tsx"
import { ListArticle, archiveTitle } from "#features/publications/list-article.tsx"
import { required } from "#lib/content/required.ts"
import { CardGrid } from "#ui/page/card-grid.tsx"
import { own } from "#lib/navigation/own-address.ts"
import { FeedLink } from "#ui/controls/feed-link.tsx"
import { PageMeta } from "#ui/page/page-meta.tsx"
import * as styles from "./publication-list.module.css"
import { words } from "#lib/strings/words.ts"

export default function PublicationListPage({ data }: PageProps<Queries.PublicationListPageQuery>) {
  const publicationList = required(data, "publicationList")
  const { actions } = publicationList
  return (
    <ListArticle list={publicationList}>
      {actions.length > 0 && (
        <div className={styles.actions}>
          <CardGrid id="actions" title={words.actions.title}>
            {actions.map((action) => (
              <ActionCard key={action.id} action={action} level={3} ratio="3 / 2" />
            ))}
          </CardGrid>
        </div>
      )}
    </ListArticle>
  )
}

export function Head(props: HeadProps<Queries.PublicationListPageQuery>) {
  const publicationList = required(props.data, "publicationList")
  const { criterion, value, tag, description } = publicationList
  return (
    <>
      <PageMeta page={props} title={archiveTitle(publicationList)} description={description ?? words.publications.lead} />
      {criterion === "tag" && <FeedLink list={own(`/publications/tag/${value}/`)} title={`${words.publications.title}: ${tag ?? ""}`} />}
    </>
  )
}

export const query = graphql`
  query PublicationListPage($id: String!) {
    publicationList(id: { eq: $id }) {
      translations {
        language
        path
        isOriginal
      }
      actions {
        ...ActionCard
      }
      ...ListArticle
    }
  }
`
