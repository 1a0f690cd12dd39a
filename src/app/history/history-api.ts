import type { ResourceType } from "#contract/fields.ts"
import { individualPath } from "#contract/paths.ts"
import { jsonapiHeaders } from "#app/resources/requests.ts"
import { api } from "#lib/api.ts"

type Restoring = {
  readonly type: ResourceType
  readonly id: string
  /** The present revision. */
  readonly version: string | null
  /** The one to restore. */
  readonly revision: string
}

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a new revision with the values of an old one. */
    restoreRevision: build.mutation<null, Restoring>({
      query: ({ type, id, version, revision }) => ({
        method: "post",
        url: `${individualPath(type, id)}/version-history/${revision}/restore`,
        headers: { ...jsonapiHeaders, ...(version === null ? {} : { "If-Match": `"${version}"` }) },
      }),
      transformResponse: () => null,
      invalidatesTags: (_, problem, { type, id }) =>
        problem === undefined
          ? [
              { type: "Item", id },
              { type: "List", id: type },
            ]
          : [],
    }),
  }),
})
