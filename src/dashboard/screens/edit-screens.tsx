import { useState } from "react"
import { isAdmin } from "#contract/permissions.ts"
import { editables, type Screen } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { passEditData } from "#dashboard/publishing/item/edit-data.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { viewerOf } from "#dashboard/session/profile/profile.ts"
import { loadState } from "#dashboard/widgets/load-state.tsx"
import type { App, Profile } from "#lib/session/session.ts"
import { nameOf } from "#lib/strings/language.ts"
import { Facts } from "#ui/text/facts.tsx"
import { FormSection } from "#ui/forms/form.tsx"
import { Link } from "#ui/controls/link.tsx"
import { LoadedScreen } from "#ui/states/loaded-screen.tsx"
import type { EditorScreenProps } from "./item/editor-screen.tsx"
import { Missing } from "./missing.tsx"
import type { Screens } from "./screen-loading.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { words } from "#lib/strings/words.ts"

type ItemEditProps = Omit<EditorScreenProps, "missing" | "parts"> & { readonly load: Screens["editor"] }

export function ItemEdit({ load, ...props }: ItemEditProps) {
  const loadBoth = useEditScreen(props.screen, () => load(editables[props.screen.of]))
  return (
    <LoadedScreen load={loadBoth}>
      {({ EditorScreen, parts }) => <EditorScreen {...props} parts={parts} missing={<Missing />} />}
    </LoadedScreen>
  )
}

type ProfileEditProps = { readonly load: Screens["profile"]; readonly app: App; readonly profile: Profile }

export function ProfileEdit({ load, app, profile }: ProfileEditProps) {
  const loadBoth = useEditScreen({ kind: "edit", of: "people", id: profile.uid }, load)
  return (
    <>
      <Title title={words.dashboard.editProfile} />
      <LoadedScreen load={loadBoth}>
        {(ProfileScreen) => (
          <ProfileScreen app={app} profile={profile}>
            {isAdmin(viewerOf(profile)) && <OwnRights profile={profile} />}
          </ProfileScreen>
        )}
      </LoadedScreen>
    </>
  )
}

/** Waits for the screen's data file if it has one. The screen must be a new component for each address. */
function useEditScreen<T>(screen: Screen, load: () => Promise<T>): () => Promise<T> {
  const dispatch = useAppDispatch()
  const [loadBoth] = useState(() => async () => {
    const [loaded] = await Promise.all([load(), screen.kind === "edit" && passEditData(dispatch, screen)])
    return loaded
  })
  return loadBoth
}

const strings = appWords.people.own

/** Nobody changes the rights of their own account: admins could lock themselves out. */
function OwnRights({ profile: { roles, member } }: { readonly profile: Profile }) {
  return (
    <FormSection title={strings.title}>
      <Facts
        facts={[
          [appWords.lists.role, roles.map((role) => nameOf(appWords.model.roles, role)).join(", ")],
          [appWords.lists.linkedMember, member === null ? strings.none : <LinkedMember {...member} />],
        ]}
      />
      <p>{strings.text}</p>
    </FormSection>
  )
}

function LinkedMember({ number }: { readonly number: number }) {
  const query = useGetItemQuery({ type: "node--member", number })
  const { currentData: item } = query
  if (item === undefined) return loadState(query)
  return <Link to={screenPath({ kind: "edit", of: "member", id: number })}>{textOf(item.values.title)}</Link>
}
