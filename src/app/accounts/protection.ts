import { useSession } from "#lib/session/use-session.tsx"
import { people } from "#app/strings/people.ts"
import { useGetAdministratorsQuery } from "./account-api.ts"

/** What the questions before a change need to know of an account. */
export type Account = { readonly id: string; readonly number: number | null; readonly name: string }

/** Gives the sentence that says why an account is neither blocked nor deleted here; null where it may be. The server decides. */
export function useProtection(): (account: Account) => string | null {
  const { session } = useSession()
  const { data: administrators } = useGetAdministratorsQuery(null, { refetchOnMountOrArgChange: true })
  const own = session.kind === "signed-in" ? session.profile.uid : null
  return ({ id, number, name }) => {
    if (number !== null && number === own) return people.ownAccount(name)
    return administrators?.length === 1 && administrators[0] === id ? people.lastAdministrator(name) : null
  }
}
