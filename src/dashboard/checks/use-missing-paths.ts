import { useEffect, useState } from "react"
import { useFindOwner, type FindOwner } from "#dashboard/widgets/address-owner.ts"

/** "there" includes pages that this user may not see. */
type Answer = "there" | "missing" | "failed"

export type MissingPaths = {
  readonly missing: ReadonlySet<string>
  /** Counts addresses for which the back end has not answered yet. */
  readonly waiting: number
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Asks the back end about one address after the other. */
export function useMissingPaths(paths: readonly string[]): MissingPaths {
  const findOwner = useFindOwner()
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const next = paths.find((path) => answers[path] === undefined)
  useEffect(() => {
    if (next === undefined) return
    let isCurrent = true
    void askFor(next, findOwner).then((answer) => isCurrent && setAnswers((before) => ({ ...before, [next]: answer })))
    return () => {
      isCurrent = false
    }
  }, [findOwner, next])
  return {
    missing: new Set(paths.filter((path) => answers[path] === "missing")),
    waiting: paths.filter((path) => answers[path] === undefined).length,
    hasFailed: paths.some((path) => answers[path] === "failed"),
    retry: () => setAnswers({}),
  }
}

async function askFor(path: string, findOwner: FindOwner): Promise<Answer> {
  const owner = await findOwner(path)
  if (owner.ok) return owner.value === null ? "missing" : "there"
  return owner.problem.kind === "forbidden" ? "there" : "failed"
}
