import { useGetReferencesQuery } from "#app/resources/item-api.ts"
import type { Referrers } from "#app/resources/history/referrers.ts"
import { outcomeOf } from "#lib/api.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { siteLanguage } from "#lib/strings/language.ts"
import { people } from "#app/strings/people.ts"
import type { Account } from "./protection.tsx"

const strings = people.remove

type Content = Outcome<Referrers | null> | null

function useContent({ id }: Account): Content {
  return outcomeOf(useGetReferencesQuery({ type: "user--user", id }))
}

/** Says how much on the site is by a user; nothing where the back end can't tell. */
export function AccountContent({ account }: { readonly account: Account }) {
  const words = contentWords(account.name, useContent(account))
  return words === "" ? null : <p>{words}</p>
}

/** Whether nothing is known to be by a user. */
export function useHasNothing(account: Account): boolean {
  const content = useContent(account)
  return content?.ok === true && content.value !== null && countOf(content.value) === 0
}

function contentWords(name: string, content: Content): string {
  if (content === null) return strings.counting
  if (!content.ok) return strings.countFailed
  if (content.value === null) return ""
  const count = countOf(content.value)
  if (count === 0) return strings.nothing(name)
  const titles = content.value.shown.slice(0, 3).map(({ title }) => `“${title}”`)
  return [strings.content(name, count), ...(titles.length > 0 ? [strings.among(listed(titles))] : [])].join(" ")
}

function countOf({ count, hidden }: Referrers): number {
  return count + hidden
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(siteLanguage, { type: "conjunction" }).format(words)
}
