import { useEffect } from "react"
import { useDispatch, useSelector } from "react-redux"
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit"
import { pictureApi } from "#app/pictures/picture-api.ts"
import type { State } from "#app/session/store.ts"
import type { PictureAddress } from "./article-data.ts"

const { initiate, select } = pictureApi.endpoints.getPicture

/** Loads pictures with the user's rights, and gives the addresses of those that have come. */
export function usePictures(sources: readonly string[]): PictureAddress {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  const key = sources.join(" ")
  useEffect(() => {
    const loading = key === "" ? [] : key.split(" ").map((source) => dispatch(initiate(source)))
    return () => {
      for (const picture of loading) picture.unsubscribe()
    }
  }, [key, dispatch])
  const api = useSelector((state: State) => state.api)
  return (source) => select(source)({ api }).data ?? null
}
