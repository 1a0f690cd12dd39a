import { frame } from "#lib/strings/frame.ts"

type Section = {
  readonly label: string
  readonly to: string
  /** The paths below which a page belongs to the section. */
  readonly paths: readonly string[]
}

/** The main menu. */
export const sections: readonly Section[] = [
  { label: frame.members, to: "/members/", paths: ["/members/"] },
  { label: frame.actionsProjects, to: "/actions-projects/", paths: ["/actions-projects/", "/action-project/"] },
]

/** What `aria-current` says of a section on a page: the page itself, one of its pages, or neither. */
export function currentOf({ to, paths }: Section, path: string): "page" | "true" | undefined {
  if (path === to) return "page"
  return paths.some((start) => path.startsWith(start)) ? "true" : undefined
}

const work =
  /^\/(user(\/login)?|password-reset\/(new|reset)|admin(\/.*)?|(post|member|action[-_]project|people|page)\/(create|[^/]+\/edit))\/?$/

/**
 * Whether a screen of work is at an address: login, recovery, the dashboard.
 *
 * That is what contract/screens.ts and the pages say, in short: a public page needs no more of them.
 */
export function isWork(path: string): boolean {
  return work.test(path)
}
