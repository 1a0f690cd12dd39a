import { useId, useRef, useState, type ReactNode } from "react"
import { BuildFailure, BuildPercent } from "#dashboard/publishing/build-receipt.tsx"
import { ItemBadge } from "#dashboard/publishing/item/item-badge.tsx"
import { badgeOf, isOnItsWay } from "#dashboard/publishing/item/item-state.ts"
import { useItemState, type ItemPublishing } from "#dashboard/publishing/item/use-item-state.ts"
import { useUsualSeconds } from "#dashboard/publishing/status/status-api.ts"
import type { Item } from "#dashboard/items/item.ts"
import { publicElsewhere } from "#dashboard/items/languages.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { classes } from "#lib/classes.ts"
import { useKeptFocus } from "#lib/use-kept-focus.ts"
import { Badge } from "#ui/text/badge.tsx"
import { Button, ButtonLink } from "#ui/controls/button.tsx"
import { Icon, more } from "#ui/pictures/icon.tsx"
import { SubmitButton } from "#ui/forms/submit-button.tsx"
import * as styles from "./save-bar.module.css"
import { saveStatusOf } from "./save-status.ts"
import { SaveProblem, StatusLine } from "./status-line.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.editor.saveBar
/** A new series is a new item, but visitors see the former series until the save. */
const newSeries = { look: "new", word: strings.newSeries } as const

export type SaveBarProps = {
  readonly state: SaveState
  readonly item: Item
  /** Tells whether the form's choice is published. */
  readonly willBeLive: boolean
  readonly mayPublish: boolean
  readonly onPreview: () => void
  readonly onPublish: () => void
  readonly onRetry: () => void
  readonly children?: ReactNode
}

export function SaveBar({ state, item, willBeLive, mayPublish, onPreview, onPublish, onRetry, children }: SaveBarProps) {
  const { isPublished: isLive } = item
  const isSaving = state.kind === "saving"
  const offersPublish = mayPublish && !isLive && !willBeLive
  const publishing = useItemState(item)
  const servedPath = useServedPath(item.publicPath, publishing)
  const bar = useRef<HTMLElement>(null)
  useKeptFocus(bar, () => bar.current?.querySelector<HTMLElement>("[type=submit]"))
  return (
    <section ref={bar} className={styles.bar} aria-label={appWords.buttons.save}>
      <SaveProblem state={state} item={item} />
      <BuildFailure item={item} state={publishing.state} className={classes("wrap", styles.problem)} />
      <div className={classes("wrap", styles.inner)}>
        <Status state={state} item={item} isWithdrawing={isLive && !willBeLive} publishing={publishing} onRetry={onRetry} />
        <div className={styles.actions}>
          <More>
            {item.number !== null && children}
            {item.number !== null && servedPath !== null && (
              <ButtonLink tone="quiet" to={servedPath} loadsDocument>
                {appWords.buttons.view}
              </ButtonLink>
            )}
            <span className={styles.preview}>
              <Button tone="ghost" onClick={onPreview}>
                {appWords.preview.title}
              </Button>
            </span>
          </More>
          <SubmitButton tone={offersPublish ? "ghost" : "accent"} isBusy={isSaving} busyLabel={strings.saving}>
            {!isLive && willBeLive ? appWords.listActions.publish : appWords.buttons.save}
          </SubmitButton>
          {offersPublish && (
            <Button tone="accent" aria-disabled={isSaving} onClick={isSaving ? undefined : onPublish}>
              {appWords.listActions.publish}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

type StatusProps = Pick<SaveBarProps, "state" | "item" | "onRetry"> & {
  readonly isWithdrawing: boolean
  readonly publishing: ItemPublishing
}

/** Shows what visitors see, a running build's progress, and one phrase about the save. */
function Status({ state, item, isWithdrawing, publishing, onRetry }: StatusProps) {
  const usually = useUsualSeconds()
  const page = !publishing.isKnown ? "unknown" : item.isPublished ? publishing.state : "draft"
  const status = saveStatusOf({ save: state, isNew: item.number === null, isWithdrawing, page, usually })
  if (item.number === null && item.continues !== undefined)
    return <StatusLine badge={<Badge state={newSeries} />} badgeWord={newSeries.word} {...{ state, status, onRetry }} />
  const elsewhere = publicElsewhere(item)
  const alsoPublic = elsewhere.length === 0 ? "" : `; ${appWords.translations.publicIn(elsewhere)}`
  const badge = (
    <>
      <ItemBadge publishing={publishing} />
      {isOnItsWay(publishing.state) && <BuildPercent />}
      <span className={styles.rest}>{alsoPublic}</span>
    </>
  )
  return (
    <StatusLine badge={badge} badgeWord={publishing.isKnown ? badgeOf(publishing).word + alsoPublic : ""} {...{ state, status, onRetry }} />
  )
}

/** Until the next build, only the former address leads to the page. */
function useServedPath(publicPath: string | null, { state, served }: ItemPublishing): string | null {
  const [path, setPath] = useState(publicPath)
  const isShown = state === "live" || state === "published"
  if (isShown && path !== publicPath) setPath(publicPath)
  return served.kind === "absent" ? null : path
}

/** A narrow window shows these only after a press on a button. */
function More({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div id={id} className={styles.more} data-open={isOpen}>
        {children}
      </div>
      <span className={styles.toggle}>
        <Button
          tone="ghost"
          size="icon"
          aria-label={strings.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon path={more} />
        </Button>
      </span>
    </>
  )
}
