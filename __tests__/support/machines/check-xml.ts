/** Checks texts of XML against a grammar by libxml2, which Jest can't load. It reads `{ grammar, texts }` and writes the faults of each text. */
import { readFileSync } from "node:fs"
import * as v from "valibot"

const input = v.object({ grammar: v.string(), texts: v.array(v.string()) })

/** Null for a text that the grammar allows. */
async function faultsOf({ grammar, texts }: v.InferOutput<typeof input>): Promise<readonly (string | null)[]> {
  const { RelaxNGValidator, XmlDocument } = await import("libxml2-wasm")
  const validator = RelaxNGValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(grammar)))
  return texts.map((text) => {
    try {
      validator.validate(XmlDocument.fromString(text))
      return null
    } catch (error) {
      return String(error)
    }
  })
}

void faultsOf(v.parse(input, JSON.parse(readFileSync(0, "utf8")))).then((faults) => process.stdout.write(JSON.stringify(faults)))
