import { useState } from "react"
import { fromSeconds, unixSeconds } from "#contract/agenda/brussels.ts"

/** The present day in Brussels, as it was when the component appeared. */
export function useToday(): string {
  const [today] = useState(() => fromSeconds(unixSeconds(new Date())).slice(0, 10))
  return today
}
