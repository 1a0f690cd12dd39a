import { graphql, useStaticQuery } from "gatsby"
import { footer, frame } from "#lib/strings/frame.ts"
import { telAddress } from "#lib/navigation/addresses.ts"
import { Link } from "#ui/link.tsx"
import { Logo } from "#ui/logo.tsx"
import { CopyButton } from "./copy-button.tsx"
import * as styles from "./site-footer.module.css"

type SiteFooterProps = {
  /** Only the last line, with the version: for screens of work. */
  readonly isSlim: boolean
}

/** The sheet's title block: who publishes this, and how to reach them. */
export function SiteFooter({ isSlim }: SiteFooterProps) {
  const { site, siteBuildMetadata } = useStaticQuery<Queries.SiteFooterQuery>(graphql`
    query SiteFooter {
      site {
        siteMetadata {
          title
          tagline
          version
          association {
            name
            description
            street
            postalCode
            locality
            country
            phone
            fax
            mail
          }
        }
      }
      siteBuildMetadata {
        buildTime(formatString: "YYYY")
      }
    }
  `)
  if (site === null) return null
  const { title, tagline, version, association } = site.siteMetadata
  const { name, description, street, postalCode, locality, country, phone, fax, mail } = association
  if (isSlim) {
    return (
      <footer className={styles.footer} data-slim>
        <div className="wrap">
          <LastLine>{frame.version(title, version)}</LastLine>
        </div>
      </footer>
    )
  }
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.brand}>
          <Logo className={styles.logo} name={title} />
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <dl className={styles.block}>
          <div className={styles.cell} data-wide="half">
            <dt className={styles.label}>{footer.association}</dt>
            <dd className={styles.value}>
              {name}
              <br />
              {description}
            </dd>
          </div>
          <div className={styles.cell} data-wide="half">
            <dt className={styles.label}>{footer.postalAddress}</dt>
            <dd className={styles.value}>
              {street}
              <br />
              {postalCode} {locality}, {country}
            </dd>
          </div>
          <div className={styles.cell}>
            <dt className={styles.label}>{footer.phone}</dt>
            <dd className={styles.value}>
              <a className={styles.link} href={telAddress(phone)}>
                {phone}
              </a>
            </dd>
          </div>
          <div className={styles.cell}>
            <dt className={styles.label}>{footer.fax}</dt>
            <dd className={styles.value}>{fax}</dd>
          </div>
          <div className={styles.cell} data-wide="full">
            <dt className={styles.label}>{footer.contact}</dt>
            <dd className={`${styles.value} ${styles.mail}`}>
              <a className={styles.link} href={`mailto:${mail}`}>
                {mail}
              </a>
              <CopyButton text={mail} name={footer.copyAddress(mail)} />
            </dd>
          </div>
        </dl>
        <LastLine>{frame.copyright(siteBuildMetadata?.buildTime ?? "")}</LastLine>
      </div>
    </footer>
  )
}

function LastLine({ children }: { readonly children: string }) {
  return (
    <div className={styles.base}>
      <ul className={styles.links}>
        <li>
          <Link to="/about-us/" className={styles.baseLink}>
            {frame.about}
          </Link>
        </li>
        <li>
          <Link to="/legal/" className={styles.baseLink}>
            {frame.legal}
          </Link>
        </li>
      </ul>
      <p>{children}</p>
    </div>
  )
}
