import { useId, useRef, useState } from "react"
import { problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import { Failed } from "#ui/states/failed.tsx"
import type { UserCalendar } from "#contract/session.ts"
import { CalendarLinks } from "#ui/controls/calendar-links.tsx"
import { classes } from "#lib/classes.ts"
import { useKeptFocus } from "#lib/use-kept-focus.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { Field } from "#ui/forms/field.tsx"
import { Notice } from "#ui/states/notice.tsx"
import * as styles from "./subscribe-dialog.module.css"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { useChangeSubscriptionMutation, useGetSubscriptionQuery } from "./subscription-api.ts"

export function SubscribeButton() {
  const { uid } = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  // Without the old data during a new request, the dialog would close with its report of a failure.
  const { data: calendar, error, refetch } = useGetSubscriptionQuery(uid)
  const problem = error === undefined ? null : problemIn(error)
  if (calendar === undefined && problem === null) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="ghost" onClick={() => setIsOpen(true)}>
        {words.agenda.subscribe}
      </Button>
      {isOpen && calendar !== undefined && <SubscribeDialog uid={uid} calendar={calendar} onClose={close} />}
      {isOpen && calendar === undefined && problem !== null && (
        <Dialog title={appWords.agendaSubscription.title} onClose={close}>
          <Failed title={appWords.agendaSubscription.failed} text={wordsOf(problem)} onRetry={() => void refetch()} />
        </Dialog>
      )}
    </>
  )
}

type SubscribeDialogProps = { readonly uid: number; readonly calendar: UserCalendar; readonly onClose: () => void }

function SubscribeDialog({ uid, calendar: { address, fetched }, onClose }: SubscribeDialogProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, () => place.current?.querySelector("button"))
  const [change, { isLoading, error }] = useChangeSubscriptionMutation()
  const button = (linkChange: "make" | "renew" | "stop") => ({
    "aria-busy": isLoading,
    onClick: () => void change({ uid, change: linkChange }),
  })
  const problem = error === undefined ? null : problemIn(error)
  return (
    <Dialog title={appWords.agendaSubscription.title} onClose={onClose}>
      <div ref={place} className="stack" data-gap="4">
        {problem !== null && <Notice title={wordsOf(problem)} tone="error" role="alert" />}
        {address === null ? (
          <>
            <p>{appWords.agendaSubscription.none}</p>
            <div className="cluster">
              <Button {...button("make")}>{appWords.agendaSubscription.make}</Button>
            </div>
          </>
        ) : (
          <>
            <p>{appWords.agendaSubscription.intro}</p>
            <Field id={id} label={appWords.lists.address}>
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
            <CalendarLinks address={address} name={appWords.dashboardMenu.agenda} />
            <p className="quiet">
              {fetched === null ? appWords.agendaSubscription.neverFetched : appWords.agendaSubscription.fetched(momentInWords(fetched))}
            </p>
            <div className="cluster">
              <Button tone="ghost" size="small" {...button("renew")}>
                {appWords.agendaSubscription.renew}
              </Button>
              <Button tone="danger-quiet" size="small" {...button("stop")}>
                {appWords.agendaSubscription.stop}
              </Button>
            </div>
            <p className="quiet">{appWords.agendaSubscription.consequence}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
