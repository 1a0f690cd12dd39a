import { runFuzz } from "./run.ts"

test("fifteen hundred malformed requests crash nothing, meet no 5xx and leave the content sound", async () => {
  const { problems, statuses } = await runFuzz({ count: 1500, seed: 30 })
  expect(problems).toEqual([])
  // They reach the inside: some are good enough to be answered, and some of each kind are refused.
  for (const status of [200, 201, 400, 403, 404, 405, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(0)
})
