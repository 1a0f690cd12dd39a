import { useEffect, useState } from "react"
import { pictureApi } from "#dashboard/media/pictures/picture-api.ts"
import { useUploads } from "#dashboard/media/uploads/uploads.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"

export function useTextPictures() {
  const dispatch = useAppDispatch()
  const upload = useUploads().uploads.uploadPicture
  const [loading] = useState(() => new Set<{ readonly unsubscribe: () => void }>())
  useEffect(() => () => loading.forEach(({ unsubscribe }) => unsubscribe()), [loading])
  /** Returns an address that an `<img>` can load, because pictures of drafts need the access token. */
  const show = async (source: string): Promise<string | null> => {
    const picture = dispatch(pictureApi.endpoints.getPicture.initiate({ source, style: "w800" }))
    // Object URLs live as long as the editor.
    loading.add(picture)
    return (await picture).data ?? null
  }
  return { upload, show }
}
