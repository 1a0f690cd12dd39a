import type { ResourceType } from "#contract/fields.ts"
import { editables } from "#contract/screens.ts"
import type { EditorScreenProps } from "./editor-screen.tsx"
import { LoadedScreen } from "#ui/loaded-screen.tsx"
import { useEditScreen } from "../use-edit-screen.ts"

async function importScreen(type: ResourceType) {
  const [{ EditorScreen }] = await Promise.all([
    import(/* webpackChunkName: "editor" */ "./editor-screen.tsx"),
    import(/* webpackChunkName: "editor" */ "./kind-parts.ts").then(({ loadParts }) => loadParts(type)),
  ])
  return { EditorScreen }
}

export function ItemEdit(props: EditorScreenProps) {
  const load = useEditScreen(props.screen, () => importScreen(editables[props.screen.of]))
  return <LoadedScreen load={load}>{({ EditorScreen }) => <EditorScreen {...props} />}</LoadedScreen>
}
