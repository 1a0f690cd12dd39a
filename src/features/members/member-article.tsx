import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { own } from "#lib/navigation/own-address.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Gallery } from "#ui/gallery/gallery.tsx"
import { Monogram } from "#ui/pictures/monogram.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import { Prose } from "#ui/text/prose.tsx"
import { WithFacts } from "#ui/page/with-facts.tsx"
import { withoutCover } from "#ui/pictures/without-cover.ts"
import { MemberActions } from "./member-actions.tsx"
import { MemberFacts } from "./member-facts.tsx"
import { words } from "#lib/strings/words.ts"

type MemberArticleProps = {
  readonly member: Queries.MemberArticleFragment
  readonly children?: ReactNode
}

export function MemberArticle({ member, children }: MemberArticleProps) {
  const { title, langcode, summary, logo, image, gallery, body } = member
  const lang = foreignLang(langcode)
  const facts = (
    <>
      <MemberFacts member={member} />
      <MemberActions member={member} />
    </>
  )
  return (
    <div className="wrap">
      <PageHead
        title={title}
        lang={lang}
        back={{ to: own("/members/"), label: words.frame.members }}
        sign={<Monogram name={title} logo={logo} size="large" />}
      >
        {summary}
      </PageHead>
      <WithFacts label={words.member.facts} facts={facts}>
        {image && <Picture picture={image} ratio="8 / 5" sizes={`(min-width: 64rem) ${columns(8)}, ${PAGE}`} priority />}
        <Prose nodes={treeOf(body.tree)} pictures={body.pictures} lang={lang} />
      </WithFacts>
      <Gallery pictures={withoutCover(gallery, image)} lang={lang} />
      {children}
    </div>
  )
}

export const fragment = graphql`
  fragment MemberArticle on Member {
    title
    path
    langcode
    summary
    body {
      ...Prose
    }
    logo {
      ...Picture
    }
    image {
      ...Picture
    }
    gallery {
      ...Picture
    }
    ...MemberFacts
  }
`
