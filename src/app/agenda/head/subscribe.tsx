import { useState, useId } from "react"
import { problemIn } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { agendaSubscription as strings } from "#app/strings/agenda.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Failed } from "#ui/failed.tsx"
import { useGetSubscriptionQuery, useChangeSubscriptionMutation } from "./subscription-api.ts"
import type { UserCalendar } from "#contract/session.ts"
import { CopyButton } from "#features/navigation/copy-button.tsx"
import { classes } from "#lib/classes.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { Field } from "#ui/field.tsx"
import { Notice } from "#ui/notice.tsx"
import * as styles from "./subscribe-dialog.module.css"

/** Offers the agenda to the user's own calendar program. A Drupal without our module has no such addresses: there is no button then. */
export function Subscribe({ uid }: { readonly uid: number }) {
  const [isOpen, setIsOpen] = useState(false)
  // What is known stays while it is asked for again: the dialog would lose what it says of a failed change.
  const { data, error, refetch } = useGetSubscriptionQuery(uid)
  const problem = error === undefined ? null : problemIn(error)
  if (data === null || (data === undefined && problem === null)) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="ghost" onClick={() => setIsOpen(true)}>
        {strings.open}
      </Button>
      {isOpen && data !== undefined && <SubscribeDialog uid={uid} calendar={data} onClose={close} />}
      {isOpen && data === undefined && problem !== null && (
        <Dialog title={strings.title} onClose={close}>
          <Failed title={strings.failed} text={wordsOf(problem)} onRetry={() => void refetch()} />
        </Dialog>
      )}
    </>
  )
}

type SubscribeDialogProps = { readonly uid: number; readonly calendar: UserCalendar; readonly onClose: () => void }

function SubscribeDialog({ uid, calendar: { address, fetched }, onClose }: SubscribeDialogProps) {
  const id = useId()
  const [change, { isLoading, error }] = useChangeSubscriptionMutation()
  const button = (wanted: "make" | "renew" | "stop") => ({ "aria-busy": isLoading, onClick: () => void change({ uid, change: wanted }) })
  const problem = error === undefined ? null : problemIn(error)
  return (
    <Dialog title={strings.title} onClose={onClose}>
      <div className={styles.body}>
        {problem !== null && <Notice title={wordsOf(problem)} tone="error" role="alert" />}
        {address === null ? (
          <>
            <p>{strings.none}</p>
            <div className={styles.actions}>
              <Button {...button("make")}>{strings.make}</Button>
            </div>
          </>
        ) : (
          <>
            <p>{strings.intro}</p>
            <Field id={id} label={strings.address}>
              {({ className, ...control }) => (
                <textarea
                  {...control}
                  className={classes(className, styles.address)}
                  rows={3}
                  readOnly
                  value={address}
                  onFocus={({ target }) => target.select()}
                />
              )}
            </Field>
            <div className={styles.actions}>
              <CopyButton text={address} name={strings.copy} />
              <ButtonLink to={address.replace(/^https?:/, "webcal:")} size="small">
                {strings.openInProgram}
              </ButtonLink>
            </div>
            <p className={styles.note}>{fetched === null ? strings.neverFetched : strings.fetched(momentInWords(fetched))}</p>
            <div className={styles.actions}>
              <Button tone="ghost" size="small" {...button("renew")}>
                {strings.renew}
              </Button>
              <Button tone="danger-quiet" size="small" {...button("stop")}>
                {strings.stop}
              </Button>
            </div>
            <p className={styles.note}>{strings.consequence}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
