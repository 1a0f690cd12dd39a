/** Holds what our server says to recorded requests against what we owe: what Drupal said, changed by general rules. */
import type { Json } from "#contract/jsonapi.ts"
import { origin } from "#support/server.ts"
import { mismatches, type Mismatch, type Part } from "./compare.ts"
import { answers } from "./differing.ts"
import { exchanges, type Exchange, type Group, type Said } from "./exchange.ts"
import { tree } from "./json.ts"
import { owed } from "./rules.ts"

/** A recording that our server deliberately answers otherwise: for each part that differs, what differs in ours, and why. */
export type Difference = { readonly reason: string; readonly ours: Readonly<Partial<Record<Part, Json>>> }

/** Replays every recording of a group, one test each. A listed difference that differs no longer, or otherwise, fails. */
export function replayGroup(
  group: Group,
  differences: Readonly<Record<string, Difference>>,
  replay: (exchange: Exchange) => Promise<Said>,
  /** What is compared besides. */
  besides: (exchange: Exchange, ours: Said) => readonly Mismatch[] = () => [],
): void {
  const recorded = exchanges(group)

  test.each(recorded.map((exchange) => [exchange.name, exchange] as const))(
    "the recorded exchange %s is answered as Drupal did, but for its listed differences",
    async (name, exchange) => {
      const [due, said] = [owed(exchange).exchange, await replay(exchange)]
      const found = [...mismatches(due, said, origin), ...besides(due, said)]
      expect(answers(found)).toEqual(differences[name]?.ours ?? {})
    },
  )

  test("each listed difference is one of a recorded exchange", () => {
    const names = recorded.map(({ name }) => name)
    expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([])
  })

  afterAll(() => {
    const ruled = recorded.filter((exchange) => owed(exchange).by.length > 0).length
    const declared = Object.keys(differences).length
    process.stdout.write(
      `${group}: ${recorded.length} exchanges replayed, ${declared} declared differences, ${ruled} answered by general rules\n`,
    )
  })
}

/** An answer in the form of the recordings. */
export async function saidBy(response: Response): Promise<Said> {
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json") === true && text !== ""
  return { status: response.status, headers: Object.fromEntries(response.headers), ...(isJson ? { body: JSON.parse(text) } : {}) }
}

/** The answer with tokens without our addition: `user_id`, which has to be the number in the token. */
export function withoutUserId(said: Said): Said {
  const { user_id: uid, ...others } = tree(said.body)
  const [, payload = ""] = typeof others.access_token === "string" ? others.access_token.split(".") : []
  if (uid === undefined || payload === "") return said
  const { sub }: { sub?: string } = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))
  return sub === uid ? { ...said, body: others } : said
}
