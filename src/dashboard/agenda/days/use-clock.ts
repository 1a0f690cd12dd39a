import { useEffect, useState } from "react"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { parseDay } from "#contract/agenda/days.ts"

const minute = 60_000

export type Clock = {
  readonly today: number
  readonly time: string
}

/** Renders each minute, so that an open agenda shows the present time. */
export function useClock(): Clock {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), minute)
    return () => window.clearInterval(timer)
  }, [])
  const local = fromSeconds(Math.floor(now / 1000))
  return { today: parseDay(local), time: local.slice(11, 16) }
}
