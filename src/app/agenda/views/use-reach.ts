import { useEffect, useState } from "react"
import type { Days } from "#app/agenda/occurrences/agenda-request.ts"
import { fillingEnd } from "./list-days.ts"

type Reach = { readonly days: Days; readonly goOn: (last: number) => void }

/** The days of a view, and those to which it has gone on by itself. `place` names what it shows. */
export function useReach(place: string, days: Days): Reach {
  const [reached, setReached] = useState({ place, last: days.last })
  const last = reached.place === place ? Math.max(reached.last, days.last) : days.last
  return { days: { first: days.first, last }, goOn: (next) => setReached({ place, last: next }) }
}

/** Lets a list with few events go on by itself. `count` is how many it has on these days; null while that is unknown. Says whether it goes on. */
export function useGoingOn({ days, goOn }: Reach, count: number | null): boolean {
  const next = count === null ? null : fillingEnd(days, count)
  useEffect(() => {
    if (next !== null) goOn(next)
  })
  return next !== null
}
