import { anOffice, change, role, uuids, write } from "#support/requests/account-writes.ts"

test("nobody can block or demote the last active administrator; contributors do not count", async () => {
  const server = anOffice()
  const blocked = await change(server, "carl", ["ada", { attributes: { status: false } }])
  expect([blocked.status, blocked.errors]).toEqual([
    422,
    [
      [
        "status: This is the last active administrator. Make another one first. Then this account can be blocked.",
        "/data/attributes/status",
      ],
    ],
  ])
  for (const roles of [[], [role("contributor")]]) {
    const demoted = await change(server, "ada", ["ada", { relationships: { roles: { data: roles } } }])
    expect([demoted.status, demoted.errors[0]?.[1]]).toEqual([422, "/data/relationships/roles"])
  }
  const taken = await write(server, "carl", ["DELETE", `/${uuids.ada}/relationships/roles`, [role("administrator")]])
  expect(taken.status).toBe(422)
  expect((await write(server, "carl", ["DELETE", `/${uuids.ada}`, null])).status).toBe(422)
})

test("of two administrators who demote each other at once, one stays", async () => {
  const server = anOffice()
  await change(server, "ada", ["carl", { relationships: { roles: { data: [role("administrator")] } } }])
  const [ada, carl] = await Promise.all([server.signIn("ada"), server.signIn("carl")])
  const demote = (token: string, who: keyof typeof uuids) =>
    server.fetch(`/jsonapi/user/user/${uuids[who]}`, {
      method: "PATCH",
      headers: { authorization: token, "content-type": "application/vnd.api+json" },
      body: JSON.stringify({ data: { type: "user--user", id: uuids[who], relationships: { roles: { data: [] } } } }),
    })
  const statuses = (await Promise.all([demote(ada, "carl"), demote(carl, "ada")])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, expect.any(Number)])
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test("the answer tells administrators that they gave up their own rights", async () => {
  const server = anOffice()
  await change(server, "ada", ["carl", { relationships: { roles: { data: [role("administrator")] } } }])
  const { status, meta } = await change(server, "ada", ["ada", { relationships: { roles: { data: [] } } }])
  expect([status, meta]).toEqual([200, { isLockedOut: true }])
})
