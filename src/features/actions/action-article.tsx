import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { own } from "#lib/navigation/own-address.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Downloads } from "#ui/text/downloads.tsx"
import { Gallery } from "#ui/gallery/gallery.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { Picture } from "#ui/pictures/picture.tsx"
import { Prose } from "#ui/text/prose.tsx"
import { WithFacts } from "#ui/page/with-facts.tsx"
import { ActionFacts } from "./action-facts.tsx"
import { InvolvedMembers } from "./involved-members.tsx"
import { words } from "#lib/strings/words.ts"

type ActionArticleProps = {
  readonly action: Queries.ActionArticleFragment
  readonly afterText?: ReactNode
  readonly children?: ReactNode
}

export function ActionArticle({ action, afterText, children }: ActionArticleProps) {
  const { title, langcode, summary, image, gallery, body, attachments, members } = action
  const lang = foreignLang(langcode)
  const facts = (
    <>
      <ActionFacts action={action} />
      <InvolvedMembers members={members} />
      <Downloads attachments={attachments} />
    </>
  )
  return (
    <article className="wrap">
      <PageHead title={title} lang={lang} back={{ to: own("/actions-projects/"), label: words.frame.actionsProjects }} />
      {image && <Picture picture={image} ratio="21 / 10" priority />}
      <WithFacts label={words.action.facts} facts={facts} isBelowPicture>
        <div>
          <Prose lead={summary} nodes={treeOf(body.tree)} pictures={body.pictures} lang={lang} />
          {afterText}
        </div>
      </WithFacts>
      <Gallery pictures={gallery} lang={lang} />
      {children}
    </article>
  )
}

export const fragment = graphql`
  fragment ActionArticle on ActionProject {
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
    ...ActionFacts
  }
`
