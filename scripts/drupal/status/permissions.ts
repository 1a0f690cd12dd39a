import * as v from "valibot"
import { collectionPath } from "#contract/paths.ts"
import { wordsOf, type Ask } from "./asker.ts"
import { absent, ok, wrong, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const list = v.object({ data: v.array(v.object({ attributes: v.record(v.string(), v.unknown()) })) })
const recipe = "Apply the recipe drupal/recipes/g30."

/** What visitors see, and must not see. */
export async function checkVisitors(ask: Ask): Promise<readonly Finding[]> {
  const published = await ask(`${collectionPath("node--article")}?page[limit]=1`)
  return [
    published.status === 200
      ? ok("visitors", "read publications")
      : wrong("visitors", wordsOf(published), `Give visitors the permission access content. ${recipe}`),
    await hidden(
      ask,
      "drafts",
      `${collectionPath("node--article")}?filter[status]=0`,
      "bypass node access and view any unpublished content",
    ),
    await hidden(
      ask,
      "accounts",
      `${collectionPath("user--user")}?filter[uid.meta.drupal_internal__target_id][operator]=IS NOT NULL`,
      "access user profiles",
    ),
    await cacheOf(ask),
  ]
}

async function hidden(ask: Ask, what: string, path: string, permission: string): Promise<Finding> {
  const answer = await ask(path)
  const parsed = v.safeParse(list, answer.json)
  const count = parsed.success ? parsed.output.data.length : 0
  const about = `hidden ${what}`
  if (answer.status === 0 || answer.status >= 500) return wrong(about, wordsOf(answer), "See the log of Drupal.")
  return count === 0
    ? ok(about, "visitors see none")
    : wrong(about, `visitors see ${count}`, `Take the permission ${permission} from visitors.`)
}

async function cacheOf(ask: Ask): Promise<Finding> {
  const answer = await ask(`${collectionPath("node--article")}?page[limit]=1`)
  const seconds = Number(/max-age=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1] ?? 0)
  if (seconds === 0)
    return absent("page cache", "visitors' answers may not be kept", "Set the maximum age at /admin/config/development/performance.")
  const kept = answer.headers.get("x-drupal-cache") === "HIT" ? ", and Drupal keeps them" : ""
  return ok("page cache", `visitors' answers may be kept for ${seconds} s${kept}`)
}

/** What the account's role allows, as far as reading and refused writes tell. The writes are invalid, and change nothing. */
export async function checkEditors(ask: Ask, { headers }: Session): Promise<readonly Finding[]> {
  return [await checkWriting(ask, headers), await checkUsers(ask, headers)]
}

async function checkWriting(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const writing = { ...headers, "content-type": "application/vnd.api+json" }
  const answer = await ask(collectionPath("node--article"), { method: "POST", headers: writing, body: "{}" })
  const words = wordsOf(answer)
  if (answer.status === 405 || words.includes("read operations"))
    return wrong("writing", words, "Let JSON:API write: /admin/config/services/jsonapi, or the recipe drupal/recipes/g30.")
  if (answer.status === 401) return wrong("writing", words, "See that the web server hands the header Authorization on to PHP.")
  if (answer.status === 403)
    return wrong("writing", words, `The account may not make publications. Give it the role administrator or contributor. ${recipe}`)
  return answer.status === 400 || answer.status === 422
    ? ok("writing", "JSON:API takes writes, and the account may make publications")
    : wrong("writing", words, "See the log of Drupal.")
}

async function checkUsers(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const answer = await ask(`${collectionPath("user--user")}?page[limit]=50`, { headers })
  const parsed = v.safeParse(list, answer.json)
  const mails = parsed.success ? parsed.output.data.filter(({ attributes }) => typeof attributes.mail === "string").length : 0
  return mails > 0
    ? ok("users", "the account sees users and their mail addresses")
    : wrong("users", "the account sees no mail addresses", `Give its role administer users and view user email addresses. ${recipe}`)
}
