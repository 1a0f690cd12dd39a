import type { EditorScreenProps } from "#app/editor/screen/editor-screen.tsx"
import { LoadedScreen } from "#ui/loaded-screen.tsx"
import { useEditScreen } from "./use-edit-screen.ts"

const importScreen = () =>
  import(/* webpackChunkName: "editor" */ "#app/editor/screen/editor-screen.tsx").then(({ EditorScreen }) => ({ EditorScreen }))

export function ItemEdit(props: EditorScreenProps) {
  const load = useEditScreen(props.screen, importScreen)
  return <LoadedScreen load={load}>{({ EditorScreen }) => <EditorScreen {...props} />}</LoadedScreen>
}
