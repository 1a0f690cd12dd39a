import { graphql } from "gatsby"
import { numberedSectionsOf } from "#lib/prose/outline.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { CoverFigure } from "#ui/pictures/cover-figure.tsx"
import { Gallery } from "#ui/gallery/gallery.tsx"
import { PageHead } from "#ui/page/page-head.tsx"
import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import { Prose } from "#ui/text/prose.tsx"
import { WithFacts } from "#ui/page/with-facts.tsx"
import { withoutCover } from "#ui/pictures/without-cover.ts"
import * as styles from "./about-article.module.css"
import { splitBeside } from "./beside-text.ts"
import { Board } from "./board.tsx"
import { NumberedLinks } from "./numbered-links.tsx"
import { words } from "#lib/strings/words.ts"

/** rem, like `--measure`, the measure of the text. */
const MEASURE = "40.2rem"
const BESIDE = `(min-width: 64rem) min(${MEASURE}, ${columns(7)}), min(${MEASURE}, ${PAGE})`
const HALF = `(min-width: 64rem) ${columns(6)}, ${PAGE}`

/** People and the text's numbered sections stand beside the text. */
export function AboutArticle({ page }: { readonly page: Queries.AboutArticleFragment }) {
  const { title, langcode, summary, body, image, gallery, people } = page
  const lang = foreignLang(langcode)
  const { text, beside } = numberedSectionsOf(treeOf(body.tree))
  const facts = (
    <>
      <Board people={people} lang={lang} />
      {beside.map((section) => (
        <NumberedLinks key={section.heading.id} section={section} lang={lang} />
      ))}
    </>
  )
  const [first, rest] = splitBeside({ lead: summary, nodes: text, pictures: body.pictures }, { people: people.length, sections: beside })
  const restOfText = (
    <div className={styles.rest}>
      <Prose nodes={rest} pictures={body.pictures} lang={lang} sizes={HALF} />
    </div>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} lang={lang} />
      <WithFacts label={words.about.beside} facts={facts} {...(rest.length > 0 && { rest: restOfText })}>
        <div className={styles.text}>
          <Prose lead={summary} nodes={first} pictures={body.pictures} lang={lang} sizes={BESIDE} />
        </div>
      </WithFacts>
      <CoverFigure image={image} lang={lang} />
      <Gallery pictures={withoutCover(gallery, image)} lang={lang} />
    </div>
  )
}

export const fragment = graphql`
  fragment AboutArticle on Page {
    ...TextArticle
    people {
      ...BoardPerson
    }
  }
`
