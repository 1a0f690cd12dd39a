import type { Problem } from "#lib/problem.ts"

/** What happened and what the reader can do, in the server's words where it has some. */
export function wordsOf(problem: Problem): string {
  const { message } = problem
  switch (problem.kind) {
    case "credentials":
      return message ?? "The user credentials were incorrect."
    case "blocked-for-now":
      return joined(message ?? "There were too many attempts.", whenToTryAgain(problem.retryAt))
    case "offline":
      return "The server did not answer. Check your connection and try again."
    case "signed-out":
      return "Your session has ended. Log in to go on."
    case "forbidden":
      return message ?? "You may not do this."
    case "invalid":
      return message ?? "The server did not accept this. Check what you wrote and try again."
    case "not-found":
      return message ?? "This is not there any more."
    case "broken":
      return message ?? "Something went wrong on the server. Try again in a moment."
    default:
      return problem satisfies never
  }
}

/** What the session has to say by itself. */
export const sessionNotices = {
  memory: "This browser keeps nothing for this site: you stay signed in on this page only, until you leave or reload it.",
  ended: "Your session has ended. Log in to go on.",
  offline: "The server does not answer. You are still signed in; trying again.",
} as const

function joined(first: string, second: string): string {
  if (second === "") return first
  return /[.!?]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`
}

function whenToTryAgain(retryAt: number | null): string {
  if (retryAt === null) return ""
  const time = new Date(retryAt).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })
  return `You can try again at ${time}.`
}
