import { useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { problemIn } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { statusApi, useOrderMutation, type Command } from "../status/status-api.ts"

export type Orders = ReturnType<typeof useOrders>

/** What an administrator asks of the builds. The answer shows at once, before the next event. */
export function useOrders() {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useOrderMutation()
  // Why the server refused the last order.
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Returns whether the server took the order. */
  const give = async (command: Command) => {
    setProblem(null)
    const { data, error } = await send(command)
    if (error !== undefined) {
      setProblem(problemIn(error))
      return false
    }
    const { getStatus } = statusApi.endpoints
    if (data === null) void dispatch(getStatus.initiate(undefined, { forceRefetch: true, subscribe: false }))
    else void dispatch(statusApi.util.upsertQueryData("getStatus", undefined, data))
    return true
  }
  return { give, isBusy: isLoading, problem }
}
