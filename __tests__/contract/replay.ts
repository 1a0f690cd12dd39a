/** Holds what our server says to recorded requests against what Drupal said. */
import { origin } from "#support/server.ts"
import { mismatches, type Part } from "./compare.ts"
import { exchanges, type Exchange, type Group, type Said } from "./exchange.ts"

/** A recording that our server deliberately answers otherwise: the parts of the answer that differ, and why. */
export type Difference = { readonly parts: readonly Part[]; readonly reason: string }

/** Replays every recording of a group, one test each. A listed difference that no longer differs fails too. */
export function replayGroup(
  group: Group,
  differences: Readonly<Record<string, Difference>>,
  replay: (exchange: Exchange) => Promise<Said>,
): void {
  const recorded = exchanges(group)

  test.each(recorded.map((exchange) => [exchange.name, exchange] as const))("%s", async (name, exchange) => {
    const found = mismatches(exchange, await replay(exchange), origin)
    const parts = [...new Set(found.map(({ part }) => part))].toSorted()
    const allowed = [...(differences[name]?.parts ?? [])].toSorted()
    expect(parts.join() === allowed.join() ? [] : found).toEqual([])
  })

  test("each listed difference is one of a recorded exchange", () => {
    const names = recorded.map(({ name }) => name)
    expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([])
  })

  afterAll(() => {
    process.stdout.write(`${group}: ${recorded.length} exchanges replayed, ${Object.keys(differences).length} deliberate differences\n`)
  })
}

/** An answer in the form of the recordings. */
export async function saidBy(response: Response): Promise<Said> {
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json") === true && text !== ""
  return { status: response.status, headers: Object.fromEntries(response.headers), ...(isJson ? { body: JSON.parse(text) } : {}) }
}
