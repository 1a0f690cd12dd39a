import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent as FormKeyEvent } from "react"
import { FormProvider } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import { labelFields } from "#contract/fields.ts"
import { isAdmin, mayWriteField, type Viewer } from "#contract/permissions.ts"
import { editables, lists, type Editable } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { ItemChecks } from "#dashboard/checks/item-checks.tsx"
import { usePictureSource } from "./use-picture-source.tsx"
import { PictureSourceContext } from "#dashboard/rich-text/pictures/picture-source.ts"
import { PendingUploads } from "#dashboard/media/field/upload-rows.tsx"
import { UploadsProvider } from "#dashboard/media/uploads/uploads.ts"
import type { Item } from "#dashboard/items/item.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { isTranslation, languageOf, originalOf, shownTranslation } from "#dashboard/items/languages.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { History } from "#dashboard/history/history.tsx"
import { Withdrawals } from "#dashboard/references/withdrawals.tsx"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { classes } from "#lib/classes.ts"
import { startPath } from "#lib/session/return-to.ts"
import { Form } from "#ui/form.tsx"
import { arrowBack, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { fieldId } from "#dashboard/widgets/widget.tsx"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import { LanguageTabs } from "#dashboard/editor/languages/language-tabs.tsx"
import { TranslationNotices } from "#dashboard/editor/languages/translation-notices.tsx"
import { TranslationTools } from "#dashboard/editor/languages/translation-tools.tsx"
import { SaveBar } from "#dashboard/editor/bar/save-bar.tsx"
import { Colleague } from "#dashboard/editor/safety/colleague.tsx"
import { ConflictDialog } from "#dashboard/editor/safety/conflict-dialog.tsx"
import { LeaveDialog } from "#dashboard/editor/safety/leave-dialog.tsx"
import { SafetyNotices } from "#dashboard/editor/safety/safety-notices.tsx"
import { ItemColumns } from "./item-columns.tsx"
import { ItemErrors } from "#dashboard/editor/item-errors.tsx"
import * as styles from "./item-form.module.css"
import { OriginalProvider } from "#dashboard/widgets/original.ts"
import { EditorServicesProvider, useServices } from "#dashboard/widgets/services.ts"
import { ruleProblemsIn, useItemForm, type ItemFormOptions } from "#dashboard/editor/use-item-form.ts"
import { useRestore } from "./use-restore.ts"
import { usePreview } from "./use-preview.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type ItemFormProps = Omit<ItemFormOptions, "problemsIn"> & {
  readonly parts: KindParts
  /** Opens the form anew with a draft of another item, which was never saved. */
  readonly onReopen: (draft: Draft) => void
}

export function ItemForm({ parts, onReopen, ...options }: ItemFormProps) {
  const { viewer, of } = options
  const { Bar, widgets, withdrawalNote, problemsIn } = parts
  const formId = useId()
  const services = useServices(viewer)
  const original = useOriginalItem(options.loaded)
  const { form, files, editing, view, isUnsaved, isToPublish, willBeLive, submit, publish, unpublish, confirm, remake, resolve, actions } =
    useItemForm({ ...options, problemsIn, original })
  const { item, save: state } = view
  // The saved item changes little of the fields, which may wait for whoever goes on typing.
  const drawnItem = useDeferredValue(item)
  const { entityType } = kindOf(item.type)
  const { label } = appWords.model.kindOf(item.type)
  const preview = usePreview(item.type)
  const part = { item, state, of, viewer, isUnsaved, actions }
  const isOther = isTranslation(item)
  // What a kind has beside its form is of all languages.
  const { Head, Tools, Below } = isOther ? noParts : parts
  const editPath = item.number === null ? "" : screenPath({ kind: "edit", of, id: item.number })
  const pictures = usePictureSource(item.type, files.uploads)
  const restore = useRestore(editing, form.getValues)
  useSaveKey(() => void submit())
  useFocusedTitle(fieldId(formId, labelFields[entityType]), item.number === null)
  return (
    <FormProvider {...form}>
      <EditorServicesProvider value={services}>
        <Title title={item.number === null ? appWords.editor.create(label) : appWords.editor.edit(label)} />
        <Form onSubmit={(event) => void submit(event)} onKeyDown={keepEnter}>
          <div className={classes("wrap", styles.content)}>
            <div className={styles.top}>
              <nav aria-label={appWords.editor.breadcrumb}>
                <BackLink parts={parts} of={of} viewer={viewer} item={item} />
              </nav>
              {Tools !== undefined && <Tools {...part} />}
            </div>
            {Head === undefined ? (
              <h1 className="visually-hidden">{item.number === null ? appWords.editor.create(label) : appWords.editor.edit(label)}</h1>
            ) : (
              <Head {...part} />
            )}
            <LanguageTabs item={item} editPath={editPath} shown={languageOf(item)} />
            {isOther && <TranslationNotices {...{ item, original, state, editPath }} onRemade={(made) => void remake(made)} />}
            <Colleague editing={editing} view={view} uid={viewer.uid} />
            <SafetyNotices editing={editing} view={view} present={form.getValues} onReopen={onReopen} />
            <div className={styles.columns}>
              <UploadsProvider value={files}>
                <PictureSourceContext.Provider value={pictures.source}>
                  <OriginalProvider value={original}>
                    <ItemColumns
                      {...{ viewer, widgets, formId }}
                      item={drawnItem}
                      removed={view.removed}
                      above={<ItemErrors item={item} formId={formId} isToPublish={isToPublish} />}
                      below={Below !== undefined && <Below {...part} />}
                    />
                  </OriginalProvider>
                </PictureSourceContext.Provider>
                {pictures.dialog}
              </UploadsProvider>
            </div>
            {entityType === "node" && (
              <ItemChecks
                item={item}
                problemsIn={(values) => ruleProblemsIn({ item, values, problemsOfKind: problemsIn, original })}
                idOf={(field) => fieldId(formId, field)}
              />
            )}
          </div>
          <div className="wrap">
            <PendingUploads uploads={files.uploads} />
          </div>
          {Bar === undefined ? (
            <SaveBar
              state={state}
              item={item}
              willBeLive={willBeLive}
              mayPublish={mayWriteField(viewer, { type: item.type, uuid: item.id, uid: item.number }, "status")}
              onPreview={preview.open}
              onPublish={() => void publish()}
              onRetry={() => void submit()}
            >
              <History item={item} viewer={viewer} onRestored={restore} />
              {isOther && (
                <TranslationTools
                  {...{ item, viewer, editPath }}
                  isOutdated={shownTranslation(item)?.isOutdated === true}
                  onConfirm={confirm}
                  onLeave={actions.setAside}
                />
              )}
              <Withdrawals
                {...{ item, viewer, unpublish }}
                note={withdrawalNote?.(item) ?? null}
                listPath={listAddress(parts, of, item)}
                onChanged={(changed) => editing.tell({ kind: "rebased", item: changed })}
                onLeave={actions.setAside}
              />
            </SaveBar>
          ) : (
            <Bar {...part} />
          )}
        </Form>
        {preview.isOpen && <span className={styles.beside} />}
        {preview.drawn}
        <LeaveDialog isUnsaved={isUnsaved} number={item.number} />
        <Conflicts state={state} uid={viewer.uid} present={form.getValues} onResolve={(values) => void resolve(values)} />
      </EditorServicesProvider>
    </FormProvider>
  )
}

const noParts: Pick<KindParts, "Head" | "Tools" | "Below"> = {}

/** The original of a translation that is edited; null in the form of an original, and until it is loaded. */
function useOriginalItem(item: Item): Item | null {
  const { type, id } = item
  const { currentData } = useGetItemQuery({ type, id, language: originalOf(item) }, { skip: !isTranslation(item) })
  return isTranslation(item) ? (currentData ?? null) : null
}

/** Enter in a field must not save: of live content a save is seen by everyone. React also bubbles the keys of dialogs, which have forms of their own. */
function keepEnter(event: FormKeyEvent): void {
  const { key, target, currentTarget } = event
  if (key === "Enter" && target instanceof HTMLInputElement && target.form === currentTarget) event.preventDefault()
}

type ConflictsProps = {
  readonly state: SaveState
  /** The user's. */
  readonly uid: number
  readonly present: () => Parameters<typeof ConflictDialog>[0]["mine"]
  readonly onResolve: Parameters<typeof ConflictDialog>[0]["onResolve"]
}

/** The dialog of the present conflict. A user who keeps editing sees it again at the next save. */
function Conflicts({ state, uid, present, onResolve }: ConflictsProps) {
  const [closed, setClosed] = useState<SaveState | null>(null)
  if (state.kind !== "conflict" || state === closed) return null
  const isOwn = state.theirs.changedByUid === uid
  return (
    <ConflictDialog conflict={state} {...{ isOwn, onResolve }} mine={present()} at={new Date()} onKeepEditing={() => setClosed(state)} />
  )
}

/** A new item begins with its title. Whoever has gone elsewhere meanwhile stays there. */
function useFocusedTitle(id: string, isNew: boolean): void {
  const [begins] = useState(isNew)
  useEffect(() => {
    // The router's effects come first, and focus the page.
    const timer = begins ? window.setTimeout(() => focusFromPage(id)) : undefined
    return () => window.clearTimeout(timer)
  }, [id, begins])
}

function focusFromPage(id: string): void {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.id === "main") document.getElementById(id)?.focus({ preventScroll: true })
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      save()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  })
}

type BackLinkProps = { readonly parts: KindParts; readonly of: Editable; readonly viewer: Viewer; readonly item: Item }

/** Leads to the list of the kind; a member, who can't open some lists, goes to the publications instead. */
function BackLink({ parts, of, viewer, item }: BackLinkProps) {
  const mayOpen = isAdmin(viewer) || lists[of] === "signed-in"
  return (
    <Link className={styles.back} to={mayOpen ? listAddress(parts, of, item) : startPath()}>
      <Icon path={arrowBack} />
      {mayOpen ? (parts.listName ?? appWords.model.kindOf(editables[of]).plural) : appWords.model.kindOf("node--article").plural}
    </Link>
  )
}

/** The list, where the kind says so at the place of the item. */
function listAddress({ listQuery }: KindParts, of: Editable, { values }: Item): string {
  return screenPath({ kind: "list", of }) + (listQuery?.(values) ?? "")
}
