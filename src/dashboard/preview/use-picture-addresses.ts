import { useEffect } from "react"
import { useAppDispatch, useAppSelector } from "#dashboard/session/hooks.ts"
import { pictureApi } from "#dashboard/media/pictures/picture-api.ts"
import type { PictureAddress } from "./article-data.ts"

const { initiate, select } = pictureApi.endpoints.getPicture

/** Returns only addresses of pictures that have arrived. */
export function usePictureAddresses(sources: readonly string[]): PictureAddress {
  const dispatch = useAppDispatch()
  const key = sources.join(" ")
  useEffect(() => {
    const loading = key === "" ? [] : key.split(" ").map((source) => dispatch(initiate({ source })))
    return () => {
      for (const picture of loading) picture.unsubscribe()
    }
  }, [key, dispatch])
  const api = useAppSelector((state) => state.api)
  return (source) => select({ source })({ api }).data ?? null
}
