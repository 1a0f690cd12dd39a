import * as v from "valibot"
import { individualPath } from "#contract/paths.ts"
import { anArticle } from "#support/entities.ts"
import { aLiveServer, signIn } from "#support/live-server.ts"

const resource = v.object({ data: v.object({ attributes: v.object({ title: v.string(), drupal_internal__vid: v.number() }) }) })

test("of fifty simultaneous saves from the same revision one succeeds, and the others get 412", async () => {
  const article = anArticle({ label: "Round 0" })
  const server = await aLiveServer(article)
  const headers = { ...(await signIn(server.url, "ada")), "content-type": "application/vnd.api+json" }
  const address = server.url + individualPath("node--article", article.uuid)
  const read = async () => v.parse(resource, await (await fetch(address, { headers })).json()).data.attributes
  const save = async (title: string, version: number) => {
    const body = JSON.stringify({ data: { type: "node--article", id: article.uuid, attributes: { title } } })
    const response = await fetch(address, { method: "PATCH", headers: { ...headers, "if-match": `"${version}"` }, body })
    await response.arrayBuffer()
    return { title, status: response.status }
  }

  for (let round = 1; round <= 10; round++) {
    const { drupal_internal__vid: version } = await read()
    const saved = await Promise.all(Array.from({ length: 50 }, (_, writer) => save(`Round ${round} by ${writer}`, version)))
    const [winner, ...others] = saved.toSorted((a, b) => a.status - b.status)
    expect(winner?.status).toBe(200)
    expect(others.map(({ status }) => status)).toEqual(Array<number>(49).fill(412))
    expect((await read()).title).toBe(winner?.title)
  }
  expect(server.errors).toEqual([])
  await server.close()
})
