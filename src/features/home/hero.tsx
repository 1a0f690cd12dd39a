import { graphql } from "gatsby"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { periodInYears } from "#lib/text/dates.ts"
import { longestWord } from "#lib/text/longest-word.ts"
import { Dimension } from "#ui/text/dimension.tsx"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"
import { PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import * as styles from "./hero.module.css"
import { words } from "#lib/strings/words.ts"

/** On phones the box is upright, so a wide picture is drawn wider than the screen, and cropped. */
const SIZES = `(max-width: 47.99rem) 150vw, ${PAGE}`

export function Hero({ data }: { readonly data: Queries.HeroFragment }) {
  const { page, practices } = data
  const action = heroAction(data)
  const { tagline } = words.site
  const parts = tagline.split(" ")
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1 className={styles.title} data-letters={longestWord(tagline)}>
        {parts.slice(0, -1).join(" ")} <span className={styles.mark}>{parts.at(-1)}</span>
      </h1>
      <div className={`grid ${styles.intro}`}>
        {page?.summary && (
          <p className={`lead ${styles.lead}`} lang={foreignLang(page.langcode)}>
            {page.summary}
          </p>
        )}
        {practices.totalCount > 0 && <Dimension>{words.home.practices(practices.totalCount, practices.regions.length)}</Dimension>}
      </div>
      {action && <HeroAction action={action} />}
    </section>
  )
}

/** Only an action with a text in the page’s language leads the page: the newest promoted one, else the newest, each with a picture. */
export function heroAction({ promoted, withPicture }: Queries.HeroFragment): Queries.HeroActionFragment | null {
  return promoted.nodes[0] ?? withPicture.nodes[0] ?? null
}

function HeroAction({ action }: { readonly action: Queries.HeroActionFragment }) {
  const { title, path, langcode, actionKind, start, end, image, members } = action
  const facts = [actionKind && nameOf(words.actionKinds, actionKind), periodInYears(start, end)].filter(Boolean).join(", ")
  return (
    <>
      <Picture picture={image} className={styles.picture} sizes={SIZES} priority />
      <p className={`meta grid ${styles.caption}`}>
        <Link to={path} className={styles.name} lang={foreignLang(langcode)}>
          {title}
        </Link>
        <span className={styles.facts}>
          {facts} <LanguageMark langcode={langcode} />
        </span>
        <span className={styles.by}>{members.map((member) => member.title).join(", ")}</span>
      </p>
    </>
  )
}

export const fragment = graphql`
  fragment Hero on Query {
    page(fixed: { eq: "/home" }, language: { eq: $language }) {
      langcode
      summary
    }
    practices: allMember(filter: { language: { eq: $language } }) {
      totalCount
      regions: distinct(field: { region: SELECT })
    }
    promoted: allActionProject(
      filter: { language: { eq: $language }, langcode: { eq: $language }, promote: { eq: true }, image: { file: { id: { ne: null } } } }
      sort: [{ start: DESC }, { number: DESC }]
      limit: 1
    ) {
      nodes {
        ...HeroAction
      }
    }
    withPicture: allActionProject(
      filter: { language: { eq: $language }, langcode: { eq: $language }, image: { file: { id: { ne: null } } } }
      sort: [{ start: DESC }, { number: DESC }]
      limit: 1
    ) {
      nodes {
        ...HeroAction
      }
    }
  }
  fragment HeroAction on ActionProject {
    title
    path
    langcode
    actionKind
    start
    end
    image {
      ...Picture
    }
    members {
      title
    }
  }
`
