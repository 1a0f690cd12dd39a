import { useState } from "react"
import type { AskForm } from "./ask-form.tsx"

type Form = typeof AskForm

/** The form, once the reader has asked for it. If it can't be loaded, `isFailed`, and the link opens a mail program instead. */
export function useAskForm(): { readonly Form: Form | null; readonly isFailed: boolean; readonly open: () => void } {
  const [form, setForm] = useState<{ readonly Form: Form }>()
  const [isFailed, setIsFailed] = useState(false)
  const open = () => {
    import(/* webpackChunkName: "ask-form" */ "./ask-form.tsx").then(
      (loaded) => setForm({ Form: loaded.AskForm }),
      () => setIsFailed(true),
    )
  }
  return { Form: form?.Form ?? null, isFailed, open }
}
