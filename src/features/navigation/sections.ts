import { words } from "#lib/strings/words.ts"

export type Section = {
  readonly label: string
  readonly to: string
  /** The paths below which a page belongs to the section. */
  readonly paths: readonly string[]
}

const always = (): readonly Section[] => [
  { label: words.frame.members, to: "/members/", paths: ["/members/"] },
  { label: words.frame.actionsProjects, to: "/actions-projects/", paths: ["/actions-projects/", "/action-project/"] },
]
const agenda = (): Section => ({ label: words.frame.agenda, to: "/agenda/", paths: ["/agenda/"] })

/** The site's sections. The agenda is one of them if there is a public event. */
export function sectionsOf(hasEvents: boolean): readonly Section[] {
  return hasEvents ? [...always(), agenda()] : always()
}

/** The `aria-current` of a section on a page: "true" on the pages below its address. */
export function currentOf({ to, paths }: Section, path: string): "page" | "true" | undefined {
  if (path === to) return "page"
  return paths.some((start) => path.startsWith(start)) ? "true" : undefined
}

const work = /^\/(user(\/(login|first))?|password-reset\/(new|reset)|admin(\/.*)?|(?!members\/)[^/]+\/(create|[^/]+\/edit))\/?$/

/** Says whether an address belongs to the login, the recovery or the dashboard. It is a short form of contract/screens.ts, which weighs more. */
export function isWork(path: string): boolean {
  return work.test(path)
}
