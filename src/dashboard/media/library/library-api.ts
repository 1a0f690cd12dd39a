import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { fileOf, listDocument, type ListDocument } from "#dashboard/items/document.ts"
import { parametersOf } from "#dashboard/items/requests.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { api } from "#dashboard/session/core/api.ts"

const pageSize = 24

type LibraryPage = {
  /** `alt` comes from the last use; null if there is none. */
  readonly files: readonly FileValue[]
  readonly hasMore: boolean
}

type LibraryQuery = { readonly search: string; readonly page: number }

const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.query<LibraryPage, LibraryQuery>({
      query: ({ search, page }) => ({
        url: collectionPath("file--file"),
        headers: { Accept: mediaType },
        params: {
          sort: "-created",
          "page[limit]": pageSize,
          "page[offset]": (page - 1) * pageSize,
          ...parametersOf("kind", { path: "filemime", operator: "STARTS_WITH", value: "image/" }),
          ...(search === "" ? {} : parametersOf("words", { path: "filename", operator: "CONTAINS", value: search })),
        },
      }),
      rawResponseSchema: listDocument,
      transformResponse: ({ data, links }: ListDocument) => ({
        files: data.flatMap((file) => fileOf(file) ?? []),
        hasMore: links.next !== undefined,
      }),
      providesTags: [{ type: "List", id: "file--file" }],
    }),
  }),
})

export const { useGetLibraryQuery } = libraryApi
