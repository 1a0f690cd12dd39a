/** What a back end may have of files beyond a Drupal. */
import { styleUrl } from "#contract/image-styles.ts"
import { fileContentPath } from "#contract/paths.ts"
import { aJpeg } from "#support/content-folder.ts"
import { list, tree, type Tree } from "../json.ts"
import { aWord, type Client } from "./back-end.ts"

const field = "/jsonapi/node/article/field_image"

/** A picture that an article shows. */
async function aPicture(client: Client): Promise<Tree> {
  const name = `${aWord()}.jpg`
  const file = tree((await client.upload(field, name, new Uint8Array(await aJpeg()))).body.data)
  const cover = { data: { type: "file--file", id: file.id ?? "", meta: { alt: "A house" } } }
  await client.make("node--article", { title: aWord(), status: true }, { field_image: cover })
  return file
}

async function describesPictures(client: Client): Promise<boolean> {
  const { filename } = tree((await aPicture(client)).attributes)
  const { body } = await client.get(`/jsonapi/file/file?filter[filename]=${String(filename)}`)
  const { alt, width } = tree(tree(list(body.data)[0]).meta)
  return alt === "A house" && typeof width === "number"
}

async function checksBytes(client: Client): Promise<boolean> {
  return (await client.upload(field, `${aWord()}.jpg`, new TextEncoder().encode("text"))).status === 422
}

async function replacesBytes(client: Client): Promise<boolean> {
  const { id } = await aPicture(client)
  return (await client.upload(fileContentPath(String(id)), "other.jpg", new Uint8Array(await aJpeg()))).status === 200
}

async function makesSmallCopies(client: Client): Promise<boolean> {
  const { attributes } = await aPicture(client)
  const url = String(tree(tree(attributes).uri).url)
  const address = styleUrl(new URL(url, "http://back-end.example").pathname, "w200")
  return (await client.send("GET", address, { as: "", headers: { accept: "image/webp" } })).status === 200
}

export const ofFiles = {
  "pictures in lists of files have texts and sizes": describesPictures,
  "uploads are checked": checksBytes,
  "files are replaced": replacesBytes,
  "small copies of pictures": makesSmallCopies,
} as const
