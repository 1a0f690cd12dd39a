import { publishingStatusPath, rebuildPath, type PublishingStatus } from "#contract/publishing.ts"
import { aBuilder } from "#support/publishing/builder.ts"
import { aClock } from "#support/publishing/clock.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aServer } from "#support/server.ts"

test("a member is told that a build failed, and where, but nothing of other people's work", async () => {
  const item = { type: "node--article", number: 4, title: "Plan" } as const
  const problem = { message: "ENOENT in the folder of nora", code: "item", item, asks: null } as const
  const clock = aClock()
  const server = aServer({ publishing: (db) => aPublishing(db, { clock }) })
    .withAccount({ name: "nora", uid: 7, roles: ["contributor"] })
    .withAccount({ name: "ines", uid: 8 })
    .start()
  await server.publishing?.begin({ builder: aBuilder(clock, { outcomes: [{ kind: "failed", problem }] }), isCurrent: true })
  const readAs = async (name: string) => {
    const answer = await server.fetch(publishingStatusPath, { headers: { authorization: await server.signIn(name) } })
    const status: PublishingStatus = JSON.parse(await answer.text())
    return status
  }
  await server.fetch(rebuildPath, { method: "POST", headers: { authorization: await server.signIn("nora") } })
  await clock.pass(5000)
  expect((await readAs("nora")).builds).toMatchObject([{ state: "failed", by: ["nora"], problem }])
  expect(await readAs("ines")).toMatchObject({
    builds: [{ state: "failed", by: [], changes: [], why: null, problem: { ...problem, message: "" } }],
    warnings: [],
  })
  expect((await server.fetch(publishingStatusPath)).status).toBe(403)
})
