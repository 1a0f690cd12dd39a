import { inLanguage } from "#contract/languages.ts"
import { publicCalendarPath } from "#contract/agenda/public-calendar.ts"
import { language } from "#lib/strings/language.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { CalendarLinks } from "#ui/controls/calendar-links.tsx"
import { useSite } from "#lib/use-site.ts"
import * as styles from "./subscribe.module.css"
import { words } from "#lib/strings/words.ts"

export function Subscribe() {
  const { siteUrl } = useSite()
  // A site that doesn't know its address has that of its reader.
  const here = useInBrowser(() => window.location.origin) ?? ""
  const address = `${(siteUrl ?? here).replace(/\/$/, "")}${inLanguage(language, publicCalendarPath)}`
  return (
    <details className={`unprinted ${styles.subscribe}`}>
      <summary className={styles.open}>{words.agenda.subscribe}</summary>
      <div className={styles.ways}>
        <p>{words.subscription.meaning}</p>
        <code className={styles.address}>{address}</code>
        <CalendarLinks address={address} name={words.agenda.feed} />
      </div>
    </details>
  )
}
