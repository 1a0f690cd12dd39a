import * as v from "valibot"
import { imageStyles, isImageStyle, styleUrl } from "#contract/image-styles.ts"
import { collectionPath } from "#contract/paths.ts"
import { wordsOf, type Ask } from "./asker.ts"
import { absent, ok, unknown, wrong, type Finding } from "./finding.ts"

const files = v.object({ data: v.array(v.object({ attributes: v.object({ uri: v.object({ url: v.string() }) }) })) })

/** The address of a public picture that visitors may fetch; null where there is none. */
export async function publicPicture(ask: Ask): Promise<string | null> {
  const filter = "filter[p][condition][path]=filemime&filter[p][condition][operator]=STARTS_WITH&filter[p][condition][value]=image/"
  const answer = await ask(`${collectionPath("file--file")}?${filter}&page[limit]=10`)
  const parsed = v.safeParse(files, answer.json)
  return parsed.success ? (parsed.output.data[0]?.attributes.uri.url ?? null) : null
}

/** Whether each image style gives a copy of a picture. The first request of each makes it. */
export async function checkStyles(ask: Ask, picture: string | null): Promise<readonly Finding[]> {
  if (picture === null) return [unknown("image styles", "there is no public picture to try them with")]
  return Promise.all(
    Object.keys(imageStyles)
      .filter(isImageStyle)
      .map((style) => checkStyle(ask, styleUrl(picture, style), style)),
  )
}

async function checkStyle(ask: Ask, address: string, style: string): Promise<Finding> {
  const answer = await ask(address, { method: "HEAD", headers: { accept: "*/*" } })
  const about = `image style ${style}`
  const type = answer.headers.get("content-type") ?? ""
  if (answer.status === 200 && type.startsWith("image/webp")) return ok(about, "a small WebP copy")
  if (answer.status === 200)
    return wrong(about, `${type} instead of image/webp`, "Let the style convert to WebP: apply the recipe drupal/recipes/g30.")
  const found = `${wordsOf(answer)}: the dashboard draws the pictures themselves`
  if (answer.status === 403) return absent(about, found, "Install our module, which makes copies without the token itok.")
  return absent(
    about,
    found,
    "Apply the recipe drupal/recipes/g30; see that PHP's gd writes WebP, and that the web server hands missing copies to Drupal.",
  )
}
