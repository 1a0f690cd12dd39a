import sharp from "sharp"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import { addFile } from "#server/content/files/new-file.ts"
import { changeContent } from "#server/content/changes.ts"
import { anArticle } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { differences } from "./differences/upload.ts"
import type { Exchange, Said } from "./exchange.ts"
import { recordedSite } from "./recorded-site.ts"
import { replayGroup, saidBy } from "./replay.ts"

const viewers: Readonly<Record<string, Viewer>> = {
  contributor: { ...anonymous, uid: 2, roles: ["contributor"] },
  reader: { ...anonymous, uid: 4 },
}

const pictureId = "e78ff7c9-ea02-463e-8ea6-b8443fb5ae93"
const article = anArticle({ uuid: "b47488f7-4e59-4bac-bfbb-f86dc03ef9a4", alias: "/post/ecrivain-3", uid: 2 })

function serverFor(viewer: string | undefined): TestServer {
  const builder = aServer().with(...recordedSite())
  const server = viewer === undefined ? builder.start() : builder.seenBy(viewers[viewer] ?? anonymous).start()
  const picture = { uuid: pictureId, uri: "public://images/2026-11/of-the-recording.jpg", mediaType: "image/jpeg", size: 28_232 }
  changeContent(server.db, () => {
    addFile(server.db, { ...picture, owner: 2, created: 1_795_251_052, isInUse: true, picture: { width: 1200, height: 800 } })
  })
  const meta = { alt: "Texte alternatif", title: "Titre", width: 1200, height: 800 }
  server.put({ ...article, references: { field_image: [{ uuid: pictureId, meta }] } })
  return server
}

async function bytesOf(sent: Exchange["request"]["body"]): Promise<BodyInit | undefined> {
  if (sent === undefined || typeof sent === "string") return sent === "picture" ? new Uint8Array(await aJpeg) : sent
  // The recorded site had a list of pictures where our model has a cover and a gallery.
  return JSON.stringify(sent).replaceAll('"field_image"', '"field_gallery"')
}

const aJpeg = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#caa" } })
  .jpeg()
  .toBuffer()

async function replay({ request, response }: Exchange): Promise<Said> {
  const { viewer, method, headers, target } = request
  const token = viewer === undefined ? {} : { authorization: "Bearer recorded" }
  const body = method === "GET" ? undefined : await bytesOf(request.body)
  const said = await saidBy(
    await serverFor(viewer).fetch(target, { method, headers: { ...headers, ...token }, ...(body === undefined ? {} : { body }) }),
  )
  return withRecordedId(said, response)
}

// Each server gives a new file an id of its own.
function withRecordedId(ours: Said, recorded: Said): Said {
  const idIn = ({ body }: Said) => /"type":"file--file","id":"([^"]*)"/.exec(JSON.stringify(body ?? null))?.[1] ?? ""
  const text = JSON.stringify(ours)
  const said: Said = JSON.parse(ours.status >= 300 ? text : text.replaceAll(idIn(ours), idIn(recorded)))
  return said
}

replayGroup("upload", differences, replay)
