import { splitLanguage } from "#contract/languages.ts"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"

export type Section = {
  readonly label: string
  readonly to: string
  /** The paths below which a page belongs to the section. */
  readonly paths: readonly string[]
}

const always = (): readonly Section[] => [
  { label: words.frame.members, to: own("/members/"), paths: [own("/members/")] },
  { label: words.frame.actionsProjects, to: own("/actions-projects/"), paths: [own("/actions-projects/"), own("/action-project/")] },
  { label: words.frame.publications, to: own("/publications/"), paths: [own("/publications/"), own("/post/")] },
]
const agenda = (): Section => ({ label: words.frame.agenda, to: own("/agenda/"), paths: [own("/agenda/")] })

/** Returns the site's sections. The agenda is one of them if there is a public event. */
export function sectionsOf(hasEvents: boolean): readonly Section[] {
  return hasEvents ? [...always(), agenda()] : always()
}

/** Returns the `aria-current` of a section on a page: "true" on the pages below its address. */
export function currentOf({ to, paths }: Section, path: string): "page" | "true" | undefined {
  if (path === to) return "page"
  return paths.some((start) => path.startsWith(start)) ? "true" : undefined
}

const work = /^\/(user(\/(login|first))?|password-reset\/(new|reset)|admin(\/.*)?|(?!members\/)[^/]+\/(create|[^/]+\/edit))\/?$/

/** Says whether an address, in any language, belongs to the login, the recovery or the dashboard. It is a short form of contract/screens.ts, which weighs more. */
export function isWork(path: string): boolean {
  return work.test(splitLanguage(path).path)
}
