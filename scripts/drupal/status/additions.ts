import * as v from "valibot"
import { collectionPath, individualPath, userCalendarPath } from "#contract/paths.ts"
import { wordsOf, type Ask } from "./asker.ts"
import { absent, ok, unknown, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const collection = v.object({
  data: v.array(v.object({ id: v.string(), attributes: v.optional(v.object({ translations: v.optional(v.array(v.unknown())) })) })),
  meta: v.optional(v.object({ count: v.optional(v.union([v.number(), v.string()])) })),
})
const advice = "Install our module: drupal/recipes/g30_module."

type Addition = { readonly about: string; readonly path: string; readonly there: string; readonly without: string }

/** What our module adds. The site and the dashboard work without it, in a way that each line tells. */
export async function checkAdditions(ask: Ask, { headers, uid }: Session): Promise<readonly Finding[]> {
  const answer = await ask(`${collectionPath("node--article")}?page[limit]=1`, { headers })
  const parsed = v.safeParse(collection, answer.json)
  const first = parsed.success ? parsed.output.data[0] : undefined
  const hasCount = parsed.success && parsed.output.meta?.count !== undefined
  const ofItem =
    first === undefined
      ? [unknown("versions", "there is no publication to look at")]
      : [...(await additionsOf(ask, headers, first.id)), translationsOf(first.attributes?.translations)]
  return [
    hasCount ? ok("count", "lists tell how many there are") : absent("count", "lists don't tell how many there are", advice),
    ...ofItem,
    await look(ask, headers, {
      about: "sync",
      path: "/gatsby-fastbuilds/sync/0",
      there: "a build after an edit reads what has changed",
      without: "each build reads everything",
    }),
    ...(uid === null
      ? []
      : [
          await look(
            ask,
            { ...headers, accept: "application/json" },
            {
              about: "calendars",
              path: userCalendarPath(uid),
              there: "members subscribe to their agenda",
              without: "members can't subscribe to their agenda",
            },
          ),
        ]),
  ]
}

async function additionsOf(ask: Ask, headers: Session["headers"], id: string): Promise<readonly Finding[]> {
  const item = individualPath("node--article", id)
  const { headers: answered } = await ask(item, { headers })
  // The version stands before a dot, so that a client sends it with a save.
  const hasVersion = /^(W\/)?"\d+[."]/.test(answered.get("etag") ?? "")
  const without = "two people who save at once are told by a comparison before the save alone"
  return [
    hasVersion ? ok("versions", "a save over another's is refused (If-Match)") : absent("versions", without, advice),
    await look(ask, headers, {
      about: "history",
      path: `${item}/version-history`,
      there: "revisions are listed",
      without: "revisions aren't listed",
    }),
    await look(ask, headers, {
      about: "references",
      path: `${item}/references`,
      there: "a deletion says what refers to the item",
      without: "a deletion doesn't say what refers to the item",
    }),
  ]
}

function translationsOf(translations: readonly unknown[] | undefined): Finding {
  return translations === undefined
    ? absent("translations", "editors can't add or remove translations, nor see which there are", advice)
    : ok("translations", "editors see, add and remove translations")
}

async function look(ask: Ask, headers: Session["headers"], { about, path, there, without }: Addition): Promise<Finding> {
  const answer = await ask(path, { headers })
  return answer.status === 200 ? ok(about, there) : absent(about, `${without} (${wordsOf(answer)})`, advice)
}
