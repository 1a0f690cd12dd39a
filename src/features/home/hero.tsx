import { graphql } from "gatsby"
import { actionKinds } from "#lib/strings/content/codes.ts"
import { home } from "#lib/strings/home.ts"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { periodInYears } from "#lib/text/dates.ts"
import { Dimension } from "#ui/dimension.tsx"
import { Link } from "#ui/link.tsx"
import { PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"
import * as styles from "./hero.module.css"

/** On phones the box is upright: a wide picture is drawn wider than the screen, and cropped. */
const SIZES = `(max-width: 47.99rem) 150vw, ${PAGE}`

type HeroProps = {
  readonly tagline: string
  readonly lead: string
  readonly practices: number
  readonly regions: number
  readonly action: Queries.HeroFragment | null
}

export function Hero({ tagline, lead, practices, regions, action }: HeroProps) {
  const words = tagline.split(" ")
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1 className={styles.title}>
        {words.slice(0, -1).join(" ")} <span className="mark">{words.at(-1)}</span>
      </h1>
      <div className={styles.intro}>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {practices > 0 && <Dimension>{home.practices(practices, regions)}</Dimension>}
      </div>
      {action && <HeroAction action={action} />}
    </section>
  )
}

function HeroAction({ action }: { readonly action: Queries.HeroFragment }) {
  const { title, path, langcode, kind, start, end, image, members } = action
  const facts = [kind && nameOf(actionKinds, kind), periodInYears(start, end)].filter(Boolean).join(", ")
  return (
    <>
      <Picture picture={image} className={styles.picture} sizes={SIZES} priority />
      <p className={styles.caption}>
        <Link to={path} className={styles.name} lang={foreignLang(langcode)}>
          {title}
        </Link>
        <span className={styles.facts}>{facts}</span>
        <span className={styles.by}>{members.map((member) => member.title).join(", ")}</span>
      </p>
    </>
  )
}

export const fragment = graphql`
  fragment Hero on ActionProject {
    title
    path
    langcode
    kind
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
