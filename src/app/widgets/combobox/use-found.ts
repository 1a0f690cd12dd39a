import { useEffect, useState } from "react"
import type { ResourceType } from "#contract/fields.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { useEditorServices } from "../services.ts"

export type Found = { readonly kind: "searching" | "failed" } | { readonly kind: "found"; readonly references: readonly ReferenceValue[] }

const searching: Found = { kind: "searching" }

/** Milliseconds without a key before the search is sent. */
const pause = 200

export function useFound(type: ResourceType, text: string, isWanted: boolean): Found {
  const { search } = useEditorServices()
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Found } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void search(type, text).then((outcome) => {
        if (!isCurrent) return
        setAnswer({ text, found: outcome.ok ? { kind: "found", references: outcome.value } : { kind: "failed" } })
      })
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, type, text, isWanted])
  return answer?.text === text ? answer.found : searching
}
