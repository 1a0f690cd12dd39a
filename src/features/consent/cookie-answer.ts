export type Answer = "accepted" | "declined"

const NAME = "g30_cookies"
const YEAR_IN_SECONDS = 31_536_000

/** The answer in the browser's cookies; undefined after a year. */
export function answerOf(cookie: string): Answer | undefined {
  const value = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(cookie)?.[1]
  return value === "accepted" || value === "declined" ? value : undefined
}

export function cookieOf(answer: Answer): string {
  return `${NAME}=${answer}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`
}
