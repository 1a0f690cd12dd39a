import { createPortal } from "react-dom"
import { useState, type ComponentType } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import type { PreviewProps } from "#dashboard/preview/preview.tsx"
import type { Values } from "#dashboard/items/values.ts"
import type { ResourceType } from "#contract/fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Pane = { readonly kind: "closed" | "failed" } | { readonly kind: "open"; readonly Preview: ComponentType<PreviewProps> }

/** The code loads on the first press. */
export function usePreview(type: ResourceType) {
  const [pane, setPane] = useState<Pane>({ kind: "closed" })
  const open = () =>
    import(/* webpackChunkName: "preview" */ "#dashboard/preview/preview.tsx").then(
      ({ Preview }) => setPane({ kind: "open", Preview }),
      () => setPane({ kind: "failed" }),
    )
  const close = () => setPane({ kind: "closed" })
  const drawn = (
    <>
      {pane.kind === "open" && createPortal(<LivePreview Preview={pane.Preview} type={type} onClose={close} />, document.body)}
      {pane.kind === "failed" && (
        <p className="wrap" role="alert">
          {appWords.preview.failed}
        </p>
      )}
    </>
  )
  return { open: () => void open(), isOpen: pane.kind === "open", drawn }
}

type LivePreviewProps = Omit<PreviewProps, "values"> & { readonly Preview: ComponentType<PreviewProps> }

function LivePreview({ Preview, ...props }: LivePreviewProps) {
  const { control, getValues } = useFormContext<Values>()
  useWatch({ control })
  return <Preview {...props} values={getValues()} />
}
