import type { EditorScreenProps } from "#app/editor/screen/editor-screen.tsx"
import { LoadedScreen } from "#ui/loaded-screen.tsx"

const importScreen = () =>
  import(/* webpackChunkName: "editor" */ "#app/editor/screen/editor-screen.tsx").then(({ EditorScreen }) => ({ EditorScreen }))

export function ItemEdit(props: EditorScreenProps) {
  return <LoadedScreen load={importScreen}>{({ EditorScreen }) => <EditorScreen {...props} />}</LoadedScreen>
}
