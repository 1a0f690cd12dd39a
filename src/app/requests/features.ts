import type { AxiosRequestConfig } from "axios"
import type { Problem } from "#lib/session/problem.ts"
import { readItem, writeItem } from "#lib/storage.ts"

const key = "g30:lacks"

type Asked = { readonly data?: unknown; readonly error?: Problem | undefined }

/** RTK Query's base query, as an endpoint's `queryFn` gets it. */
export type Ask = (request: Pick<AxiosRequestConfig, "url" | "params" | "headers">) => Asked | PromiseLike<Asked>
type Features = {
  readonly ask: () => ReturnType<Ask>
  /** Whether an answer says that the back end lacks it. */
  readonly isLack?: (problem: Problem) => boolean | Promise<boolean>
}

const isNotFound = ({ kind }: Problem) => kind === "not-found"

/**
 * Asks for what not every back end has, such as a Drupal; null where this one hasn't. Browsers log each 404 as an error, so what is lacking is
 * asked once while this tab is open.
 */
export async function askFeature(
  name: string,
  { ask, isLack = isNotFound }: Features,
): Promise<{ readonly data: unknown } | { readonly error: Problem } | null> {
  const lacking = readItem("sessionStorage", key)?.split(" ") ?? []
  if (lacking.includes(name)) return null
  const { data, error } = await ask()
  if (error === undefined) return { data }
  if (!(await isLack(error))) return { error }
  writeItem("sessionStorage", key, [...lacking, name].join(" "))
  return null
}
