import { splitLanguage } from "#contract/languages.ts"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"

export type Section = {
  readonly label: string
  readonly to: string
  /** A page below one of these paths belongs to the section. */
  readonly paths: readonly string[]
}

/** The agenda is a section if there is a public event. */
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

/** Returns "true" on the pages below a section's address, but not in the dashboard. */
export function currentOf({ to, paths }: Section, path: string): "page" | "true" | undefined {
  if (path === to) return "page"
  return !isWork(path) && paths.some((start) => path.startsWith(start)) ? "true" : undefined
}

const work =
  /^\/(user(\/(login|first))?|password-reset\/(new|reset)|admin(\/.*)?|(action[-_]project|agenda|member|page|people|post)\/(create|[^/]+\/edit))\/?$/

/** The address may be in any language. contract/screens.ts knows more, but weighs more. */
export function isWork(path: string): boolean {
  return work.test(splitLanguage(path).path)
}
