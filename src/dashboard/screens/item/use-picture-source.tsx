import { useEffect, useRef, useState } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { fieldsOf } from "#contract/content.ts"
import { isFile, type ResourceType } from "#contract/fields.ts"
import type { PictureSource } from "#dashboard/rich-text/pictures/picture-source.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import type { Uploads } from "#dashboard/media/uploads/uploads.ts"
import { pictureFieldOf } from "#dashboard/media/uploads/uploads-in-values.ts"
import { LibraryDialog } from "#dashboard/media/library/library-dialog.tsx"
import { pictureApi } from "#dashboard/media/pictures/picture-api.ts"

type PictureRequest = { readonly answer: (file: FileValue | null) => void }

/** Returns the pictures of a form's texts, and the dialog that chooses one. Kinds without pictures have no source. */
export function usePictureSource(type: ResourceType, uploads: Uploads) {
  const dispatch = useAppDispatch()
  const [request, ask] = useState<PictureRequest | null>(null)
  const subscriptions = useRef<{ readonly unsubscribe: () => void }[]>([])
  useEffect(() => {
    const { current } = subscriptions
    return () => {
      for (const { unsubscribe } of current.splice(0)) unsubscribe()
    }
  }, [])
  const [source] = useState<PictureSource | null>(() => {
    const name = pictureFieldOf(type)
    const field = name === null ? undefined : fieldsOf(type)[name]
    if (name === null || field === undefined || !isFile(field)) return null
    return {
      upload: (file) => uploads.uploadPicture({ name, field }, file),
      choose: () => new Promise((answer) => ask({ answer })),
      show: async (source) => {
        const loading = dispatch(pictureApi.endpoints.getPicture.initiate({ source, style: "w800" }))
        // Object URLs live as long as the form.
        subscriptions.current.push(loading)
        return (await loading).data ?? null
      },
    }
  })
  const end = (file: FileValue | null) => {
    request?.answer(file)
    ask(null)
  }
  const dialog = request !== null && <LibraryDialog onChoose={end} onClose={() => end(null)} />
  return { source, dialog }
}
