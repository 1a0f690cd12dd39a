import { splitLanguage } from "#contract/languages.ts"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"

export type Section = {
  readonly label: string
  readonly to: string
  /** The paths below which a page belongs to the section. */
  readonly paths: readonly string[]
}

/** Returns the site's sections. The agenda is one of them if there is a public event. */
export function sectionsOf(hasEvents: boolean): readonly Section[] {
  const { members, actionsProjects, publications, agenda } = words.frame
  const section = (label: string, ...paths: readonly [string, ...string[]]) => {
    return { label, to: own(paths[0]), paths: paths.map((path) => own(path)) }
  }
  return [
    section(members, "/members/"),
    section(actionsProjects, "/actions-projects/", "/action-project/"),
    section(publications, "/publications/", "/post/"),
    ...(hasEvents ? [section(agenda, "/agenda/")] : []),
  ]
}

/** Returns the `aria-current` of a section on a page: "true" on the pages below its address, but not in the dashboard. */
export function currentOf({ to, paths }: Section, path: string): "page" | "true" | undefined {
  if (path === to) return "page"
  return !isWork(path) && paths.some((start) => path.startsWith(start)) ? "true" : undefined
}

const work = /^\/(user(\/(login|first))?|password-reset\/(new|reset)|admin(\/.*)?|(?!members\/)[^/]+\/(create|[^/]+\/edit))\/?$/

/** Says whether an address, in any language, belongs to the login, the recovery or the dashboard. It is a short form of contract/screens.ts, which weighs more. */
export function isWork(path: string): boolean {
  return work.test(splitLanguage(path).path)
}
