import { useState } from "react"
import { kindOf } from "#contract/content.ts"
import { individualPath } from "#contract/paths.ts"
import { editables, type Screen } from "#contract/screens.ts"
import type { Draft } from "#app/save/draft.ts"
import { viewerOf } from "#app/session/profile/profile.ts"
import { emptyItem } from "#app/resources/empty-item.ts"
import type { Item } from "#app/resources/item.ts"
import { useGetItemQuery } from "#app/resources/item-api.ts"
import { Missing } from "#app/screens/missing.tsx"
import { Title } from "#app/bar/title.tsx"
import { outcomeOf } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import type { App, Profile } from "#lib/session/session.ts"
import { editor as strings } from "#app/strings/editor.ts"
import { Failed } from "#ui/failed.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { partsOf } from "./kind-parts.ts"
import { ItemForm } from "./item-form.tsx"
import * as styles from "./item-form.module.css"
import { EditorSkeleton } from "./editor-skeleton.tsx"

export type EditorScreenProps = {
  readonly app: Pick<App, "holdText">
  readonly profile: Profile
  readonly screen: Extract<Screen, { readonly kind: "create" | "edit" }>
}

/** The editor of one item, from its address. */
export function EditorScreen({ app, profile, screen }: EditorScreenProps) {
  if (screen.kind === "create") return <NewItem {...{ app, profile, screen }} />
  return <LoadedItem {...{ app, profile, screen }} number={screen.id} />
}

function NewItem({ app, profile, screen }: EditorScreenProps) {
  const type = editables[screen.of]
  const [draft, setDraft] = useState<Draft | null>(null)
  const [empty] = useState(() => emptyItem(type, { langcode: profile.langcode, uid: null }))
  const open = (loaded: Item, begunWith: Draft | null) => (
    <OpenedItem key={loaded.id} {...{ app, profile, screen, loaded, begunWith }} onReopen={setDraft} />
  )
  if (draft !== null) return open(draft.base, draft)
  const { Begin } = partsOf(type)
  return Begin === undefined ? open(empty, null) : <Begin empty={empty}>{open}</Begin>
}

type OpenedItemProps = EditorScreenProps & Pick<Parameters<typeof ItemForm>[0], "loaded" | "begunWith" | "onReopen">

function OpenedItem({ app, profile, screen, ...opened }: OpenedItemProps) {
  const [viewer] = useState(() => viewerOf(profile))
  return (
    <div className={styles.frame}>
      <ItemForm {...opened} viewer={viewer} of={screen.of} holdText={app.holdText} />
    </div>
  )
}

function LoadedItem({ app, profile, screen, number }: EditorScreenProps & { readonly number: number }) {
  const type = editables[screen.of]
  const query = useGetItemQuery({ type, number }, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  // A save makes RTK Query load the item again; the form has what it needs, and must not start anew.
  const [loaded, setLoaded] = useState(outcome?.ok === true ? outcome.value : null)
  if (loaded === null && outcome?.ok === true) setLoaded(outcome.value)
  if (loaded !== null) return <OpenedItem {...{ app, profile, screen, loaded }} begunWith={null} onReopen={() => undefined} />
  if (outcome === null) return <Loading label={kindOf(type).label} />
  if (outcome.ok) return null
  const { problem } = outcome
  if (problem.kind === "not-found") return <Missing />
  return (
    <ScreenFrame>
      <Heading label={kindOf(type).label} />
      <Failed
        title={strings.failed.title}
        text={problem.kind === "offline" ? strings.failed.text : wordsOf(problem)}
        detail={problem.kind === "broken" ? strings.failed.detail(individualPath(type, String(number)), problem.status) : undefined}
        onRetry={() => void query.refetch()}
      />
    </ScreenFrame>
  )
}

function Loading({ label }: { readonly label: string }) {
  return (
    <>
      <Heading label={label} />
      <EditorSkeleton label={strings.loading(label)} />
    </>
  )
}

/** The title of a screen whose form is not there. */
function Heading({ label }: { readonly label: string }) {
  return (
    <>
      <Title title={strings.edit(label)} />
      <h1 className="visually-hidden">{strings.edit(label)}</h1>
    </>
  )
}
