import { useState, useId, type SyntheticEvent } from "react"
import { createPortal } from "react-dom"
import { mayWrite, mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { Langcode } from "#contract/fields.ts"
import type { Item } from "#dashboard/items/item.ts"
import { itemApi, readPresent } from "#dashboard/items/item-api.ts"
import { isTranslation, languageOf, originalOf, publicLanguages } from "#dashboard/items/languages.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { type Problem, wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { handOver } from "./hand-over.ts"
import { problemIn } from "#lib/api.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Form } from "#ui/form.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { useCreateRedirectMutation } from "./redirects-api.ts"
import { PublicLanguages, useLanguageChoice } from "./public-languages.tsx"
import { ReferrerList } from "./referrer-list.tsx"
import { useRedirectField } from "./redirect-field.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/problem-words.tsx"

type WithdrawalsProps = {
  readonly item: Item
  readonly viewer: Viewer
  readonly note: string | null
  /** The address to which a deleted item leads. */
  readonly listPath: string
  /** Saves the form as a draft. */
  readonly unpublish: () => Promise<SaveState>
  /** Called when the item has other public languages: the form continues with it. */
  readonly onChanged: (item: Item) => void
  /** Called before the list opens, which deletes the item. */
  readonly onLeave: () => void
}

/** Offers an editor the buttons that unpublish or delete its item; of a translation only the first. Accounts have a screen of their own for that. */
export function Withdrawals({ item, viewer, note, listPath, unpublish, onChanged, onLeave }: WithdrawalsProps) {
  const withdraw = useWithdraw({ item, unpublish, onChanged })
  const [openAction, setOpenAction] = useState<"unpublish" | "delete" | null>(null)
  if (item.number === null || item.type === "user--user") return null
  const target = { type: item.type, uuid: item.id, uid: item.number }
  const { type, id, version, publicPath } = item
  const title = typeof item.values.title === "string" ? item.values.title : ""
  const remove = (redirect: string | null) => {
    setOpenAction(null)
    onLeave()
    handOver({ type, id, version, title, publicPath, redirect, heir: null, original: originalOf(item) }, listPath)
  }
  return (
    <>
      {publicLanguages(item).length > 0 && mayWriteField(viewer, target, "status") && (
        <Button tone="quiet" onClick={() => setOpenAction("unpublish")}>
          {appWords.listActions.unpublish}
        </Button>
      )}
      {!isTranslation(item) && mayWrite(viewer, "delete", target) && (
        <Button tone="danger-quiet" onClick={() => setOpenAction("delete")}>
          {appWords.listActions.delete}
        </Button>
      )}
      {openAction !== null &&
        createPortal(
          <WithdrawalDialog
            action={openAction}
            item={{ ...item, label: title }}
            note={note}
            unpublish={withdraw}
            onDelete={remove}
            onClose={() => setOpenAction(null)}
          />,
          document.body,
        )}
    </>
  )
}

type WithdrawOptions = Pick<WithdrawalsProps, "item" | "unpublish" | "onChanged">

/** Takes languages off the site: that of the form by saving its changes, the others as they are. */
function useWithdraw({ item, unpublish, onChanged }: WithdrawOptions) {
  const dispatch = useAppDispatch()
  const { type, id } = item
  const own = languageOf(item)
  return async (codes: readonly Langcode[]): Promise<Problem | null> => {
    const problem = codes.includes(own) && item.isPublished ? problemAfter(await unpublish()) : null
    if (problem !== null) return problem
    const others = codes.filter((code) => code !== own)
    for (const language of others) {
      const { error } = await dispatch(itemApi.endpoints.unpublishText.initiate({ type, id, language }, { track: false }))
      if (error !== undefined) return problemIn(error)
    }
    const present = others.length === 0 ? null : await readPresent(dispatch, { type, id, language: own })
    if (present?.ok === true) onChanged(present.value)
    return null
  }
}

function problemAfter(state: SaveState): Problem | null {
  switch (state.kind) {
    case "saved":
    case "unsaved":
      return null
    case "failed":
      return state.problem
    case "offline":
      return { kind: "offline", message: null }
    case "saving":
    case "gone":
    case "conflict":
      return { kind: "invalid", message: appWords.withdrawal.unpublish.conflict, fields: {} }
  }
}

/** `label` is the title as people know it; `publicPath` null for an item that has no page. */
type WithdrawnItem = Pick<Item, "type" | "id" | "publicPath" | "isPublished" | "languages" | "values"> & { readonly label: string }

type WithdrawalDialogProps = {
  readonly action: "unpublish" | "delete"
  readonly item: WithdrawnItem
  readonly note: string | null
  readonly unpublish: (codes: readonly Langcode[]) => Promise<Problem | null>
  readonly onDelete: (redirect: string | null) => void
  readonly onClose: () => void
}

function WithdrawalDialog({ action, item, note, unpublish, onDelete, onClose }: WithdrawalDialogProps) {
  const id = useId()
  // The state remembers the languages from before, because a second try only stores the redirect.
  const [codes] = useState(() => publicLanguages(item))
  const languages = useLanguageChoice(codes)
  const isLeaving = action === "delete" || languages.chosen.includes(languageOf(item))
  const [path] = useState(item.isPublished ? item.publicPath : null)
  const former = isLeaving ? path : null
  const redirect = useRedirectField(former === null ? [] : [former])
  const { state, run } = useWithdrawing({ former, withdraw: unpublish, onDone: onClose })
  const { isBusy, isDone, problem } = state
  const { confirm } = appWords.listActions
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React would bubble the event through the portal to the form of the screen.
    event.stopPropagation()
    const { uri, error } = redirect.read()
    const chosenCodes = languages.read()
    if (error !== null || chosenCodes === null) return
    if (action === "delete") onDelete(uri)
    else void run(uri, chosenCodes)
  }
  return (
    <Dialog title={confirm.title[action](confirm.named(item.label))} tone="error" describedBy={id} onClose={onClose}>
      <Form onSubmit={submit}>
        {/* If only other languages go, the form isn't saved. */}
        <p id={id} hidden={!isLeaving}>
          {appWords.withdrawal[action].text(appWords.model.kindOf(item.type).label)} {action === "delete" && appWords.toasts.later}
        </p>
        {action === "delete" ? <PublicLanguages codes={codes} /> : languages.field}
        {note !== null && <p>{note}</p>}
        {!isDone && <ReferrerList type={item.type} id={item.id} />}
        {redirect.field}
        {problem !== null && (
          <p role="alert">{isDone ? appWords.withdrawal.redirect.failed(wordsOf(problem)) : <ProblemWords problem={problem} />}</p>
        )}
        <p className="cluster end" data-gap="3">
          <Button tone="ghost" onClick={onClose}>
            {isDone ? appWords.buttons.close : appWords.buttons.cancel}
          </Button>
          <SubmitButton tone={action === "delete" ? "danger" : "ink"} isBusy={isBusy} busyLabel={appWords.withdrawal[action].busy}>
            {isDone ? appWords.withdrawal.redirect.again : appWords.withdrawal[action].confirm}
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  )
}

type Withdrawing = {
  /** The address that will no longer exist; null if the item has no public one. */
  readonly former: string | null
  readonly withdraw: (codes: readonly Langcode[]) => Promise<Problem | null>
  readonly onDone: () => void
}

type State = {
  readonly isBusy: boolean
  /** The item is withdrawn; only the redirect may be missing. */
  readonly isDone: boolean
  readonly problem: Problem | null
}

/** Withdraws an item, then stores the redirect: the back end refuses one from the address of a published item. */
function useWithdrawing({ former, withdraw, onDone }: Withdrawing) {
  const [state, setState] = useState<State>({ isBusy: false, isDone: false, problem: null })
  const [createRedirect] = useCreateRedirectMutation()

  const redirect = async (to: string): Promise<Problem | null> => {
    if (former === null) return null
    const { error } = await createRedirect({ from: former, to })
    return error === undefined ? null : problemIn(error)
  }

  /** `uri` is the target of the redirect; null for none. */
  const run = async (uri: string | null, codes: readonly Langcode[]) => {
    if (state.isBusy) return
    setState({ ...state, isBusy: true, problem: null })
    const refusal = state.isDone ? null : await withdraw(codes)
    const isDone = refusal === null
    const problem = refusal ?? (uri === null ? null : await redirect(uri))
    setState({ isBusy: false, isDone, problem })
    if (problem === null) onDone()
  }
  return { state, run }
}
