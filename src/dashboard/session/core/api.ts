/** Each screen of the dashboard injects its endpoints into this API. */
import type { SerializedError } from "@reduxjs/toolkit"
import { createApi, type BaseQueryFn } from "@reduxjs/toolkit/query/react"
import type { AxiosInstance, AxiosRequestConfig } from "axios"
import type { BackEndFeature } from "#contract/back-end-features.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"

export class BackEnd {
  readonly http: AxiosInstance
  readonly explain: (error: unknown) => Problem
  /** A visitor asks the site itself in the same way, without an access token. */
  readonly site: AxiosInstance
  readonly has: (feature: BackEndFeature) => boolean

  constructor({ http, explain, site, has }: Pick<BackEnd, "http" | "explain" | "site" | "has">) {
    this.http = http
    this.explain = explain
    this.site = site
    this.has = has
  }
}

const baseQuery: BaseQueryFn<AxiosRequestConfig, unknown, Problem> = async (request, { extra, signal }) => {
  const { http, explain } = backEndIn(extra)
  try {
    const { data } = await http.request<unknown>({ ...request, signal })
    return { data }
  } catch (error) {
    return { error: explain(error) }
  }
}

/** An endpoint's `queryFn` gets RTK Query's base query so. */
export type Ask = (request: Pick<AxiosRequestConfig, "url" | "params" | "headers">) => BaseQueryResult | PromiseLike<BaseQueryResult>

type BaseQueryResult = { readonly data?: unknown; readonly error?: Problem | undefined }

/** The server's answer has another shape than the endpoint expects, or the endpoint threw an error of ours. */
export const unexpected: Problem = { kind: "broken", message: null, status: 200 }

export const api = createApi({
  baseQuery,
  /** An item's id is its UUID, a list's its resource type. */
  tagTypes: ["Item", "List"],
  endpoints: () => ({}),
  catchSchemaFailure: () => unexpected,
})

export function backEndIn(extra: unknown): BackEnd {
  if (extra instanceof BackEnd) return extra
  throw new Error("The store has no back end.")
}

export type Query<T> = {
  readonly currentData?: T | undefined
  readonly error?: Problem | SerializedError | undefined
  readonly isFetching: boolean
}

export function outcomeOf<T>({ currentData, error, isFetching }: Query<T>): Outcome<T> | null {
  if (isFetching) return null
  if (error !== undefined) return failed(problemIn(error))
  return currentData === undefined ? null : done(currentData)
}

type SettledQuery<T> = { readonly data?: T | undefined; readonly error?: Problem | SerializedError | undefined }

export function outcomeIn<T>({ data, error }: SettledQuery<T>): Outcome<T> {
  if (error !== undefined) return failed(problemIn(error))
  return data === undefined ? failed(unexpected) : done(data)
}

/** A SerializedError comes from an endpoint that threw. */
export function problemIn(error: Problem | SerializedError): Problem {
  return "kind" in error ? error : unexpected
}
