import { statusApi } from "./status-api.ts"

/** How long a build takes as a rule; null where nobody tells. */
export function useUsualSeconds(): number | null {
  return statusApi.endpoints.getStatus.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ usual: data?.usualSeconds ?? null }),
  }).usual
}
