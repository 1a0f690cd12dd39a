import { longDate } from "#lib/text/dates.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { mailtoOf } from "#lib/text/mailto.ts"
import { Button, ButtonLink } from "./button.tsx"
import { CopyButton } from "./copy-button.tsx"
import * as styles from "./share.module.css"
import { useSite } from "#lib/use-site.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"

type Work = {
  readonly title: string
  /** A text of the association itself has no authors. */
  readonly authors: readonly string[]
  /** The form is `2026-10-02`. */
  readonly day: string | null
  readonly langcode: string
}
type ShareProps = Work & { readonly path: string }

/** Nothing is sent to anyone, and nothing is counted. */
export function Share({ path, ...work }: ShareProps) {
  const { siteUrl, title: publisher } = useSite()
  // A site that doesn't know its address is cited by the address that the reader sees. Until the browser tells it, the path stays.
  const here = useInBrowser(() => window.location.origin) ?? ""
  const address = (siteUrl ? siteUrl.replace(/\/$/, "") : here) + path
  const canShare = useInBrowser(() => "share" in navigator) === true
  const { title } = work
  return (
    <section className={`stack unprinted ${styles.share}`} aria-label={words.share.title}>
      <div className={`cluster ${styles.ways}`}>
        <CopyButton
          text={() => new URL(address, window.location.href).href}
          label={words.share.copyLink}
          name={words.share.copyLinkTo(title)}
        />
        {canShare && (
          <Button tone="ghost" size="small" onClick={() => void offer(title, address)}>
            {words.share.other}
          </Button>
        )}
        <ButtonLink to={mailtoOf({ to: "", subject: title, body: address })} tone="ghost" size="small">
          {words.share.mail}
        </ButtonLink>
      </div>
      <Citation {...work} publisher={publisher} address={address} />
    </section>
  )
}

async function offer(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // The reader has closed the browser's own dialog.
  }
}

type CitationProps = Work & { readonly publisher: string; readonly address: string }

function Citation({ title, authors, publisher, day, address, langcode }: CitationProps) {
  const before = [...authors, ...(authors.length === 0 ? [publisher] : [])].join(", ")
  const after = [...(authors.length === 0 ? [] : [publisher]), ...(day === null ? [] : [longDate(day)]), address].join(", ")
  return (
    <details>
      <summary className={styles.summary}>{words.share.cite}</summary>
      <p className={styles.text}>
        {before}, <cite lang={foreignLang(langcode)}>{words.share.quoted(title)}</cite>, {after}
      </p>
      <CopyButton
        text={`${before}, ${words.share.quoted(title)}, ${after}`}
        label={words.share.copyCitation}
        name={words.share.copyCitation}
      />
    </details>
  )
}
