/** The pictures that are at the back end already. */
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { newUuid } from "#app/resources/empty-item.ts"
import { fileOf, listDocument, type ListDocument } from "#app/resources/document.ts"
import type { FileValue } from "#app/resources/values.ts"
import { api } from "#lib/api.ts"

const pageSize = 24

type LibraryPage = {
  /** `alt` is that of the last use, null where nothing is known of it. */
  readonly files: readonly FileValue[]
  readonly hasMore: boolean
}

export type LibraryQuery = { readonly search: string; readonly page: number }

export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.query<LibraryPage, LibraryQuery>({
      query: ({ search, page }) => ({
        url: collectionPath("file--file"),
        headers: { Accept: mediaType },
        params: {
          sort: "-created",
          "page[limit]": pageSize,
          "page[offset]": (page - 1) * pageSize,
          ...condition("kind", { path: "filemime", operator: "STARTS_WITH", value: "image/" }),
          ...(search === "" ? {} : condition("words", { path: "filename", operator: "CONTAINS", value: search })),
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

type Condition = { readonly path: string; readonly operator: string; readonly value: string }

function condition(name: string, parts: Condition): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [`filter[${name}][condition][${part}]`, value]))
}

/** A file of the library as the value of a field. What it shows is asked again: the place may need other words. */
export function chosen(file: FileValue): FileValue {
  return { ...file, key: newUuid(), alt: null, title: "", description: "" }
}
