/** A site of its own: a server with publications, a proxy that makes faults, and the whole builder. */
import { createHash } from "node:crypto"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { request, type APIResponse } from "@playwright/test"
import * as v from "valibot"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { buildSettings } from "#publisher/full-build.ts"
import { copyProject, sourcesKey } from "#publisher/source-key.ts"
import { makeSiteBuilder } from "#publisher/site-builder.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { startReleaseThread } from "#publisher/release-thread.ts"
import { startWarmBuilder } from "#publisher/warm-process.ts"
import { filesIn } from "#support/build/built-site.ts"
import { startContentServer, type ContentServer } from "./content-server.ts"
import { smallPicture } from "./attacks/small-picture.ts"
import { startFaultyBackEnd, type Faults } from "./broken-back-end.ts"
import { signInByApi } from "./people.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const type = "node--article"
const made = v.object({ data: v.object({ id: v.string() }) })

/** Publications, the first of which has a picture, at a server of its own; and a builder of its own. */
export async function aMisbehavingSite() {
  const folder = aTemporaryFolder()
  const [root, home] = [join(folder, "project"), join(folder, "home")]
  copyProject(process.cwd(), root)
  // The bundles are made faster without the dashboard.
  writeFileSync(join(root, "src", "dashboard", "dashboard.tsx"), "export const Dashboard = () => null\n")
  const sound = await startContentServer("", "empty")
  const editor = await editorAt(sound)
  const ids: string[] = []
  for (let number = 1; number <= 12; number++) {
    const attributes = { title: `House ${number}`, status: true, field_kind: "opinion", path: { alias: `/post/house-${number}` } }
    ids.push(await editor.create({ attributes, ...(number === 1 ? await editor.picture("first.jpg") : {}) }))
  }
  const backEnd = await startFaultyBackEnd(sound.url, {})
  const environment = readEnvironment({ G30_HOME: home, G30_API_URL: backEnd.url, NODE_ENV: "test" })
  const lines: string[] = []
  const env = buildSettings(environment, backEnd.url)
  const sources = await sourcesKey(root, env)
  const builder = makeSiteBuilder({
    root,
    environment,
    apiUrl: backEnd.url,
    version: () => null,
    store: await startReleaseThread(home),
    sources,
    quick: startWarmBuilder({ root, home, env, sources, onLine: (line) => lines.push(line) }),
    print: () => undefined,
    signal: new AbortController().signal,
  })
  return {
    lines,
    backEnd,
    /** Changes a publication, so that a build has something to do. */
    rename: (index: number, title: string) => editor.change(ids[index] ?? "", { attributes: { title } }),
    illustrate: async (index: number, name: string) => editor.change(ids[index] ?? "", await editor.picture(name)),
    build: (faults: Faults = {}) => {
      lines.splice(0)
      backEnd.misbehave(faults)
      const order = { reason: "change" as const, mayBeEmpty: false, secrets: () => Promise.resolve([]) }
      const hooks = { onStep: () => undefined, signal: new AbortController().signal }
      return builder.build(order, hooks)
    },
    served: () => {
      const site = currentSite(home) ?? ""
      return Object.fromEntries(
        filesIn(site).map((path) => [
          path,
          createHash("sha1")
            .update(readFileSync(join(site, path)))
            .digest("hex"),
        ]),
      )
    },
    page: (path: string) => readFileSync(join(currentSite(home) ?? "", path, "index.html"), "utf8"),
    close: async () => {
      await builder.close()
      await backEnd.close()
      await sound.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Fields = { readonly attributes?: object; readonly relationships?: object }

async function editorAt({ url, ada }: ContentServer) {
  const server = await request.newContext({ baseURL: url })
  const { access_token: token } = await signInByApi(server, ada.mail, ada.password)
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/vnd.api+json" }
  const idIn = async (answer: APIResponse) => v.parse(made, await answer.json()).data.id
  return {
    create: async (fields: Fields) => idIn(await server.post(collectionPath(type), { headers, data: { data: { type, ...fields } } })),
    change: async (id: string, fields: Fields) =>
      idIn(await server.patch(individualPath(type, id), { headers, data: { data: { type, id, ...fields } } })),
    /** Uploads a picture; gives the relationship to it. */
    picture: async (name: string) => {
      const file = { "content-type": "application/octet-stream", "content-disposition": `file; filename="${name}"` }
      const answer = await server.post(`${collectionPath(type)}/field_image`, {
        headers: { ...headers, ...file },
        data: await smallPicture(),
      })
      return { relationships: { field_image: { data: { type: "file--file", id: await idIn(answer), meta: { alt: "A house" } } } } }
    },
  }
}
