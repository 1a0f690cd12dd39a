import { useState, type ComponentType } from "react"
import { useFormContext } from "react-hook-form"
import type { Values } from "#dashboard/items/values.ts"
import { Button } from "#ui/controls/button.tsx"
import type { SeeAsDialogProps } from "./see-as-dialog.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type State =
  | { readonly kind: "closed" | "failed" }
  | { readonly kind: "open"; readonly values: Values; readonly Dialog: ComponentType<SeeAsDialogProps> }

/** The code loads on the first press. */
export function SeeAs() {
  const { getValues } = useFormContext<Values>()
  const [state, setState] = useState<State>({ kind: "closed" })
  const open = () =>
    import(/* webpackChunkName: "see-as" */ "./see-as-dialog.tsx").then(
      ({ SeeAsDialog }) => setState({ kind: "open", values: { ...getValues() }, Dialog: SeeAsDialog }),
      () => setState({ kind: "failed" }),
    )
  return (
    <>
      <Button tone="ghost" size="small" aria-haspopup="dialog" onClick={() => void open()}>
        {appWords.seeAs.button}
      </Button>
      {state.kind === "failed" && <p role="alert">{appWords.seeAs.failed}</p>}
      {state.kind === "open" && <state.Dialog values={state.values} onClose={() => setState({ kind: "closed" })} />}
    </>
  )
}
