import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Board } from "#features/about/board.tsx"
import { NumberedLinks } from "#features/about/numbered-links.tsx"
import { numberedSectionsOf } from "#lib/prose/outline.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { about } from "#lib/strings/association.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Call } from "#ui/call.tsx"
import { CoverFigure } from "#ui/cover-figure.tsx"
import { Gallery } from "#ui/gallery.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { PageMeta } from "#ui/page-meta.tsx"
import { Prose } from "#ui/prose.tsx"
import { WithFacts } from "#ui/with-facts.tsx"
import { withoutCover } from "#ui/without-cover.ts"
import * as styles from "./about.module.css"

/** A page about people, who stand beside the text, as its numbered sections do. */
export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (page === null) return null
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
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <PageHead title={title} lang={lang} />
        <WithFacts label={about.beside} facts={facts}>
          <div>
            <Prose lead={summary} nodes={text} pictures={body.pictures} lang={lang} />
          </div>
        </WithFacts>
        <CoverFigure image={image} lang={lang} />
        <Gallery pictures={withoutCover(gallery, image)} lang={lang} />
      </div>
      <Call />
    </>
  )
}

export function Head({ data: { page }, location }: HeadProps<Queries.AboutPageQuery>) {
  if (page === null) return null
  return <PageMeta title={page.title} description={page.summary} path={location.pathname} picture={page.image} />
}

export const query = graphql`
  query AboutPage($id: String!) {
    page(id: { eq: $id }) {
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
      people {
        ...BoardPerson
      }
    }
  }
`
