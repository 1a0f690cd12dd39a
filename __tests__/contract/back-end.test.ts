import { changeCases } from "#support/back-ends/change-cases.ts"
import { contractCases } from "#support/back-ends/cases.ts"
import { anEmbeddedServer } from "#support/back-ends/embedded.ts"
import { historyCases } from "#support/back-ends/history-cases.ts"
import { referenceCases } from "#support/back-ends/reference-cases.ts"
import { translationCases } from "#support/back-ends/translation-cases.ts"
import { translationPrivacyCases } from "#support/back-ends/translation-privacy-cases.ts"
import { versionCases } from "#support/back-ends/version-cases.ts"
import { passwordFor } from "#support/accounts.ts"
import { aServer } from "#support/server.ts"

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

describe("versions of the embedded server", () => versionCases(anEmbeddedServer))
describe("references of the embedded server", () => referenceCases(anEmbeddedServer))
describe("revisions of the embedded server", () => historyCases(anEmbeddedServer))
describe("changes of the embedded server", () => changeCases(anEmbeddedServer))
describe("translations of the embedded server", () => translationCases(anEmbeddedServer))
describe("drafts of translations in the embedded server", () => translationPrivacyCases(anEmbeddedServer))
