import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ActionFacts } from "#features/actions/action-facts.tsx"
import { InvolvedMembers } from "#features/actions/involved-members.tsx"
import { PublicationCard } from "#features/publications/publication-card.tsx"
import { treeOf } from "#lib/prose/tree.ts"
import { action as strings } from "#lib/strings/action.ts"
import { frame } from "#lib/strings/frame.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { CardGrid } from "#ui/card-grid.tsx"
import { Downloads } from "#ui/downloads.tsx"
import { Gallery } from "#ui/gallery.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { Picture } from "#ui/picture.tsx"
import { Prose } from "#ui/prose.tsx"
import { WithFacts } from "#ui/with-facts.tsx"
import * as styles from "./action-project.module.css"

export default function ActionProjectPage({ data: { actionProject } }: PageProps<Queries.ActionProjectPageQuery>) {
  if (actionProject === null) return null
  const { title, langcode, summary, image, gallery, body, attachments, members, publications } = actionProject
  const lang = foreignLang(langcode)
  const facts = (
    <>
      <ActionFacts action={actionProject} />
      <InvolvedMembers members={members} />
      <Downloads attachments={attachments} lang={lang} />
    </>
  )
  return (
    <article className="wrap">
      <PageHead title={title} lang={lang} back={{ to: "/actions-projects/", label: frame.actionsProjects }} />
      {image && <Picture picture={image} ratio="21 / 10" priority />}
      <div className={styles.body}>
        <WithFacts label={strings.facts} facts={facts}>
          <div>
            <Prose lead={summary} nodes={treeOf(body.tree)} pictures={body.pictures} lang={lang} />
          </div>
        </WithFacts>
      </div>
      <Gallery pictures={gallery} lang={lang} />
      <CardGrid id="publications" title={strings.publications}>
        {publications.map((publication) => (
          <PublicationCard key={publication.path} publication={publication} />
        ))}
      </CardGrid>
    </article>
  )
}

export function Head({ data: { actionProject }, location }: HeadProps<Queries.ActionProjectPageQuery>) {
  if (actionProject === null) return null
  return <PageMeta title={actionProject.title} description={actionProject.summary} path={location.pathname} picture={actionProject.image} />
}

export const query = graphql`
  query ActionProjectPage($id: String!) {
    actionProject(id: { eq: $id }) {
      title
      langcode
      summary
      body {
        ...Prose
      }
      image {
        ...Picture
      }
      gallery {
        ...Picture
      }
      attachments {
        ...Download
      }
      members {
        ...InvolvedMember
      }
      publications {
        path
        ...PublicationCard
      }
      ...ActionFacts
    }
  }
`
