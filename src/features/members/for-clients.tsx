import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import * as splitStyles from "#ui/page/split.module.css"
import * as styles from "./for-clients.module.css"
import { useSite } from "#lib/use-site.ts"
import { words } from "#lib/strings/words.ts"

/** Shows nothing if the site has no page about choosing an architect. */
export function ForClients() {
  const { clientsPath } = useSite()
  if (clientsPath === null) return null
  return (
    <section className={`unprinted ${styles.clients}`} aria-labelledby="clients">
      <div className={`wrap ${splitStyles.split} ${styles.inner}`}>
        <h2 id="clients" className={styles.title}>
          {words.forClients.title}
        </h2>
        <div className={`stack ${styles.side}`}>
          <p>{words.forClients.text}</p>
          <ArrowLink to={clientsPath}>{words.forClients.more}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
