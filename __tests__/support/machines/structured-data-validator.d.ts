declare module "@adobe/structured-data-validator" {
  type Issue = { readonly rootType: string; readonly issueMessage: string; readonly severity: "ERROR" | "WARNING" }

  class Validator {
    /** @param vocabulary JSON-LD of schema.org */
    constructor(vocabulary: { readonly "@graph": readonly object[] })
    /** @param found things by their type */
    validate(found: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>
  }

  export = Validator
}
