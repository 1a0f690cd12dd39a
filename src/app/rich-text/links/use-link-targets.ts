import { skipToken } from "@reduxjs/toolkit/query/react"
import { useEffect, useState } from "react"
import type { ResourceType } from "#contract/fields.ts"
import { outcomeOf } from "#lib/api.ts"
import { richText } from "#app/strings/rich-text.ts"
import { addressOf } from "./address.ts"
import { useGetLinkTargetsQuery, type LinkTarget } from "./link-targets-api.ts"

const words = richText.link
/** In ms, so that a typed word asks the server once. */
const pause = 250
const none: readonly LinkTarget[] = []

/** The pages of the site whose titles hold the typed words. An address is not searched for. */
export function useLinkTargets(text: string) {
  const wanted = addressOf(text) === null && text.trim().length > 1 ? text.trim() : ""
  const searched = useLate(wanted)
  const outcomes = [
    useTargets("node--page", searched),
    useTargets("node--article", searched),
    useTargets("node--action_project", searched),
    useTargets("node--member", searched),
  ]
  if (wanted === "") return { isSearch: false, targets: none, status: "" }
  const isWaiting = searched !== wanted || outcomes.includes(null)
  const targets = isWaiting ? none : outcomes.flatMap((outcome) => (outcome?.ok === true ? outcome.value : []))
  const isFailed = outcomes.some((outcome) => outcome?.ok === false)
  const status = isWaiting ? words.searching : isFailed ? words.searchFailed : words.results(targets.length)
  return { isSearch: true, targets, status }
}

function useTargets(type: ResourceType, text: string) {
  return outcomeOf(useGetLinkTargetsQuery(text === "" ? skipToken : { type, text }))
}

function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), text === "" ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return late
}
