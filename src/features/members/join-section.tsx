import { ButtonLink } from "#ui/controls/button.tsx"
import * as splitStyles from "#ui/page/split.module.css"
import * as styles from "./join-section.module.css"
import { arrow, Icon } from "#ui/pictures/icon.tsx"
import { useSite } from "#lib/use-site.ts"
import { words } from "#lib/strings/words.ts"
import { mailAddress } from "#lib/text/mail-address.ts"

export function JoinSection() {
  const { association, joinPath } = useSite()
  const mail = mailAddress(association.mail)
  return (
    <section className={`unprinted ${styles.call}`} aria-labelledby="call">
      <div className={`wrap ${splitStyles.split} ${styles.inner}`}>
        <h2 id="call" className={styles.title}>
          {words.call.title}
        </h2>
        <div className={`stack ${styles.side}`}>
          <p className="lead">{words.call.text}</p>
          <div className={`cluster ${styles.ways}`}>
            <ButtonLink to={joinPath ?? mail} size="large">
              {joinPath === null ? words.call.contact : words.call.join}
              <Icon path={arrow} />
            </ButtonLink>
            {joinPath !== null && (
              <ButtonLink to={mail} size="large" tone="ghost">
                {words.call.contact}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
