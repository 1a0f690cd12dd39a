import { graphql } from "gatsby"
import { telAddress } from "#lib/navigation/addresses.ts"
import { foreignLang } from "#lib/strings/language.ts"
import * as bandStyles from "#ui/page/band.module.css"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Names } from "#ui/text/names.tsx"
import type { CardMember } from "./listed-card.ts"
import * as styles from "./member-card.module.css"
import { MemberSign } from "./member-sign.tsx"
import type { DistanceOf } from "./near/distance.ts"
import { words } from "#lib/strings/words.ts"
import { mailAddress } from "#lib/text/mail-address.ts"

type MemberCardProps = {
  readonly member: CardMember
  readonly distanceOf?: DistanceOf | null
}

export function MemberCard({ member, distanceOf = null }: MemberCardProps) {
  const { title, path, langcode, street, postalCode, locality, specialities, phone, mail, website } = member
  const km = distanceOf && distanceOf(member)
  const contacts = [
    [website?.url, website?.title],
    [phone && telAddress(phone), phone],
    [mail && mailAddress(mail), mail],
  ] as const
  const town = [postalCode, locality].filter(Boolean).join(" ")
  return (
    <article className={styles.card}>
      <MemberSign member={member} />
      <div>
        <h2 className={styles.name}>
          <Link to={path} className={bandStyles.band} lang={foreignLang(langcode)}>
            {title}
          </Link>
        </h2>
        <p className={styles.place}>
          {street}
          {street && town && <br />}
          {town}
        </p>
        {km !== null && <p className={styles.distance}>{words.map.distance(km)}</p>}
        {specialities.length > 0 && (
          <p className={styles.specialities}>
            <Names of={specialities} />
          </p>
        )}
        {foreignLang(langcode) && (
          <p className={styles.specialities}>
            <LanguageMark langcode={langcode} />
          </p>
        )}
        {(website?.url ?? phone ?? mail) && (
          <ul className={styles.contact}>
            {contacts.map(
              ([to, label]) =>
                to && (
                  <li key={to}>
                    <Link className={`line-link ${styles.link}`} to={to}>
                      {label}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment MemberCard on Member {
    title
    path
    langcode
    street
    postalCode
    locality
    specialities {
      name
      langcode
    }
    phone
    mail
    website {
      url
      title
    }
    coordinates
    work {
      ...Thumbnail
    }
    logo {
      ...Picture
    }
  }
`
