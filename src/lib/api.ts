/** The calls of the dashboard's screens. Each screen injects its endpoints; only src/app may load this file. */
import type { SerializedError } from "@reduxjs/toolkit"
import { createApi, type BaseQueryFn } from "@reduxjs/toolkit/query/react"
import type { AxiosInstance, AxiosRequestConfig } from "axios"
import { done, failed, type Outcome, type Problem } from "./session/problem.ts"

/** The back end as a store reaches it: its thunks get this as their extra argument. */
export class BackEnd {
  readonly http: AxiosInstance
  readonly explain: (error: unknown) => Problem

  constructor(http: AxiosInstance, explain: (error: unknown) => Problem) {
    this.http = http
    this.explain = explain
  }
}

const baseQuery: BaseQueryFn<AxiosRequestConfig, unknown, Problem> = async (request, { extra, signal }) => {
  if (!(extra instanceof BackEnd)) throw new Error("The store has no back end.")
  try {
    const { data } = await extra.http.request<unknown>({ ...request, signal })
    return { data }
  } catch (error) {
    return { error: extra.explain(error) }
  }
}

/** The server answered, but not as the endpoint expects. */
const unexpected: Problem = { kind: "broken", message: null, status: 200 }

export const api = createApi({ baseQuery, endpoints: () => ({}), catchSchemaFailure: () => unexpected })

type Query<T> = {
  readonly currentData?: T | undefined
  readonly error?: Problem | SerializedError | undefined
  readonly isFetching: boolean
}

/** The outcome of a query; null while it is on its way. */
export function outcomeOf<T>({ currentData, error, isFetching }: Query<T>): Outcome<T> | null {
  if (isFetching) return null
  if (error !== undefined) return failed("kind" in error ? error : unexpected)
  return currentData === undefined ? null : done(currentData)
}
