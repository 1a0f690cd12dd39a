import { graphql } from "gatsby"
import { telAddress } from "#lib/navigation/addresses.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { LanguageMark } from "#ui/language-mark.tsx"
import { Link } from "#ui/link.tsx"
import { Monogram } from "#ui/monogram.tsx"
import { Names } from "#ui/names.tsx"
import * as styles from "./member-card.module.css"

export function MemberCard({ member }: { readonly member: Queries.MemberCardFragment }) {
  const { title, path, langcode, street, postalCode, locality, specialities, phone, mail, logo } = member
  const town = [postalCode, locality].filter(Boolean).join(" ")
  return (
    <article className={styles.card}>
      <Monogram name={title} logo={logo} />
      <div>
        <h2 className={styles.name}>
          <Link to={path} className="band" lang={foreignLang(langcode)}>
            {title}
          </Link>
        </h2>
        <p className={styles.place}>
          {street}
          {street && town && <br />}
          {town}
        </p>
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
        {(phone ?? mail) && (
          <ul className={styles.contact}>
            {phone && (
              <li>
                <a className={styles.link} href={telAddress(phone)}>
                  {phone}
                </a>
              </li>
            )}
            {mail && (
              <li>
                <a className={styles.link} href={`mailto:${mail}`}>
                  {mail}
                </a>
              </li>
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
    logo {
      ...Picture
    }
  }
`
