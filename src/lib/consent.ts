/** docs/decisions/0028-storage-and-consent.md explains the notice about cookies. */
export type CookieAnswer = "accepted" | "declined"

const NAME = "g30_cookies"
const YEAR_IN_SECONDS = 31_536_000

/** Returns undefined after a year. */
export function answerOf(cookie: string): CookieAnswer | undefined {
  const value = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(cookie)?.[1]
  return value === "accepted" || value === "declined" ? value : undefined
}

export function cookieOf(answer: CookieAnswer): string {
  return `${NAME}=${answer}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`
}

/** Some storage isn't needed, and waits for the reader's consent. */
export function hasAccepted(): boolean {
  return answerOf(document.cookie) === "accepted"
}

type Listener = (opener: HTMLElement) => void

const listeners = new Set<Listener>()

/** The opener gets the focus back. */
export function askAgain(opener: HTMLElement): void {
  for (const listener of listeners) listener(opener)
}

export function onAskedAgain(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
