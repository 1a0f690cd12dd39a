import { kindOf } from "#contract/content.ts"
import { individualPath } from "#contract/paths.ts"
import { editables, type Screen } from "#contract/screens.ts"
import { viewerOf } from "#app/profile/profile.ts"
import { emptyItem } from "#app/resources/empty-item.ts"
import { useGetItemQuery } from "#app/resources/item-api.ts"
import { Title } from "#app/screens/title.tsx"
import { outcomeOf } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import type { App, Profile } from "#lib/session/session.ts"
import { editor as strings } from "#lib/strings/members-area/editor.ts"
import { notFound } from "#lib/strings/not-found.ts"
import { Failed } from "#ui/failed.tsx"
import { NotFound } from "#ui/not-found.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { useState } from "react"
import { ItemForm } from "../form/item-form.tsx"
import { EditorSkeleton } from "./editor-skeleton.tsx"

export type EditorScreenProps = {
  readonly app: Pick<App, "holdText">
  readonly profile: Profile
  readonly screen: Extract<Screen, { readonly kind: "create" | "edit" }>
}

/** The editor of one item, from its address. */
export function EditorScreen({ app, profile, screen }: EditorScreenProps) {
  const { label } = kindOf(editables[screen.of])
  return (
    <>
      <Title title={screen.kind === "create" ? strings.create(label) : strings.edit(label)} />
      {screen.kind === "create" ? (
        <NewItem app={app} profile={profile} screen={screen} />
      ) : (
        <LoadedItem app={app} profile={profile} screen={screen} number={screen.id} />
      )}
    </>
  )
}

function NewItem({ app, profile, screen }: EditorScreenProps) {
  const [item] = useState(() => emptyItem(editables[screen.of], { langcode: profile.langcode, uid: null }))
  return <ItemForm loaded={item} app={app} viewer={viewerOf(profile)} profile={profile} of={screen.of} />
}

function LoadedItem({ app, profile, screen, number }: EditorScreenProps & { readonly number: number }) {
  const type = editables[screen.of]
  const query = useGetItemQuery({ type, number }, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  // A save makes the list of calls load again; the form has what it needs, and must not start anew.
  const [opened, setOpened] = useState(outcome?.ok === true ? outcome.value : null)
  if (opened === null && outcome?.ok === true) setOpened(outcome.value)
  if (opened !== null) return <ItemForm loaded={opened} app={app} viewer={viewerOf(profile)} profile={profile} of={screen.of} />
  if (outcome === null) return <EditorSkeleton label={strings.loading(kindOf(type).label)} />
  if (outcome.ok) return null
  const { problem } = outcome
  if (problem.kind === "not-found") {
    return (
      <>
        <Title title={notFound.title} />
        <NotFound />
      </>
    )
  }
  return (
    <ScreenFrame>
      <Failed
        title={strings.failed.title}
        text={problem.kind === "offline" ? strings.failed.text : wordsOf(problem)}
        detail={problem.kind === "broken" ? strings.failed.detail(individualPath(type, String(number)), problem.status) : undefined}
        onRetry={() => void query.refetch()}
      />
    </ScreenFrame>
  )
}
