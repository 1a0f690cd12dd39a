import { makeExpiry } from "#dashboard/session/core/expiry.ts"

test("a token is due before it expires, also when only the clock went on while the device slept", () => {
  const now = { elapsed: 0, clock: 0 }
  const expiry = makeExpiry({ elapsed: () => now.elapsed, clock: () => now.clock })
  expiry.received({ token: "a", refresh_token: "r", uid: "2", received: 0 }, 900_000)
  expect(expiry.dueIn()).toBe(840_000)
  now.clock = 3_600_000
  expect(expiry.dueIn()).toBeLessThan(0)
  now.clock = -3_600_000
  expect(expiry.dueIn()).toBe(840_000)
  now.elapsed = 840_000
  expect(expiry.dueIn()).toBe(0)
})
