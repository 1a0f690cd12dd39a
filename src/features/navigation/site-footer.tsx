import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { askAgain } from "#lib/consent.ts"
import { telAddress } from "#lib/navigation/addresses.ts"
import { Link } from "#ui/controls/link.tsx"
import { Logo } from "#ui/pictures/logo.tsx"
import { useSite } from "#lib/use-site.ts"
import { CopyButton } from "#ui/controls/copy-button.tsx"
import * as styles from "./site-footer.module.css"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"
import { mailAddress } from "#lib/text/mail-address.ts"

/** The dashboard and the login (`isSlim`) have only the last line, with the version. */
export function SiteFooter({ isSlim }: { readonly isSlim: boolean }) {
  const { title, tagline, version, association, year } = useSite()
  return (
    <footer className={styles.footer} data-slim={isSlim || undefined}>
      <div className={classes("wrap", !isSlim && styles.inner)}>
        {!isSlim && (
          <>
            <div className={styles.brand}>
              <Logo className={styles.logo} name={title} />
              <p className={styles.tagline}>{tagline}</p>
            </div>
            <Addresses {...association} />
          </>
        )}
        <LastLine isSlim={isSlim}>{isSlim ? words.frame.version(title, version) : words.frame.copyright(year)}</LastLine>
      </div>
    </footer>
  )
}

function Addresses({
  name,
  description,
  street,
  postalCode,
  locality,
  country,
  phone,
  fax,
  mail,
}: ReturnType<typeof useSite>["association"]) {
  return (
    <dl className={styles.block}>
      <Cell label={words.footer.association} wide="half">
        {name}
        <br />
        {description}
      </Cell>
      <Cell label={words.footer.postalAddress} wide="half">
        {street}
        <br />
        {postalCode} {locality}, {country}
      </Cell>
      <Cell label={words.footer.phone}>
        <a className={styles.link} href={telAddress(phone)}>
          {phone}
        </a>
      </Cell>
      <Cell label={words.footer.fax}>{fax}</Cell>
      <Cell label={words.footer.contact} wide="full" className={styles.mail}>
        <a className={styles.link} href={mailAddress(mail)}>
          {mail}
        </a>
        <CopyButton text={mail} name={words.footer.copyAddress(mail)} />
      </Cell>
    </dl>
  )
}

type CellProps = {
  readonly label: string
  readonly wide?: "half" | "full"
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Cell({ label, wide, className, children }: CellProps) {
  return (
    <div className={styles.cell} data-wide={wide}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classes(styles.value, className)}>{children}</dd>
    </div>
  )
}

type LastLineProps = { readonly isSlim: boolean; readonly children: string }

function LastLine({ isSlim, children }: LastLineProps) {
  const { aboutPath, legalPath, joinPath, clientsPath, pressPath } = useSite()
  const links: readonly (readonly [to: string | null, label: string])[] = [
    [isSlim ? null : own("/agenda/"), words.frame.agenda],
    [aboutPath, words.frame.about],
    [isSlim ? null : joinPath, words.frame.join],
    [isSlim ? null : clientsPath, words.frame.clients],
    [isSlim ? null : pressPath, words.frame.press],
    [legalPath, words.frame.legal],
  ]
  return (
    <div className={styles.base}>
      <ul className={`cluster ${styles.links}`}>
        {links.map(
          ([to, label]) =>
            to !== null && (
              <li key={to}>
                <Link to={to} className={`line-link ${styles.baseLink}`}>
                  {label}
                </Link>
              </li>
            ),
        )}
        <li className="scripted">
          <button type="button" className={`line-link ${styles.baseLink}`} onClick={({ currentTarget }) => askAgain(currentTarget)}>
            {words.cookies.name}
          </button>
        </li>
      </ul>
      <p>{children}</p>
    </div>
  )
}
