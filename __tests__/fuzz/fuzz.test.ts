import { runFuzz } from "./run.ts"

test("1500 malformed requests cause no crash and no 5xx, and leave the content valid", async () => {
  const { problems, statuses } = await runFuzz({ count: 1500, seed: 30 })
  expect(problems).toEqual([])
  // Some are answered and some of each kind refused, so the requests reach all of the server.
  for (const status of [200, 201, 400, 403, 404, 405, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(0)
})
