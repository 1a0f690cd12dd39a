import { aServer } from "#support/server.ts"
import { passwordFor } from "#support/accounts.ts"
import { contractCases } from "#support/back-ends/cases.ts"

describe("the embedded server", () => {
  contractCases(() => {
    const { fetch } = aServer()
      .withAccount({ name: "ada", roles: ["administrator"], uid: 1 })
      .start()
    return Promise.resolve({
      administrator: { name: "ada", password: passwordFor("ada"), uid: 1 },
      fetch,
      close: () => Promise.resolve(),
    })
  })
})
