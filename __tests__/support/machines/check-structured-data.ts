/** Checks structured data by Adobe's validator, which knows Google's rules for rich results. It reads `{ texts }` and writes all faults. */
import { readFileSync } from "node:fs"
import * as v from "valibot"

const input = v.object({ texts: v.array(v.string()) })
const graph = v.pipe(v.string(), v.parseJson(), v.object({ "@graph": v.array(v.looseObject({ "@type": v.string() })) }))

const [rdf, rdfs, schema] = [
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://www.w3.org/2000/01/rdf-schema#",
  "http://schema.org/",
] as const
/** The parts of the vocabulary that the validator reads, by their predicates. */
const parts: Readonly<Record<string, string>> = {
  [`${rdfs}subClassOf`]: "rdfs:subClassOf",
  [`${schema}domainIncludes`]: "schema:domainIncludes",
}
const types: Readonly<Record<string, string>> = { [`${rdfs}Class`]: "rdfs:Class", [`${rdf}Property`]: "rdf:Property" }

/** The classes and properties of https://schema.org as JSON-LD. */
function vocabulary(): readonly object[] {
  const terms = new Map<string, Record<string, unknown>>()
  const text = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8")
  for (const [, subject = "", predicate = "", object = ""] of text.matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)> /gm)) {
    const term = terms.get(subject) ?? { "@id": subject, "rdfs:subClassOf": [], "schema:domainIncludes": [] }
    terms.set(subject, term)
    const part = parts[predicate]
    if (predicate === `${rdf}type`) term["@type"] = types[object] ?? term["@type"]
    if (part !== undefined) term[part] = [...v.parse(v.array(v.unknown()), term[part]), { "@id": object }]
  }
  return [...terms.values()]
}

async function faultsOf({ texts }: v.InferOutput<typeof input>): Promise<readonly string[]> {
  const { default: Validator } = await import("@adobe/structured-data-validator")
  const validator = new Validator({ "@graph": vocabulary() })
  const things = texts.flatMap((text) => v.parse(graph, text)["@graph"])
  const found = await Promise.all(things.map((thing) => validator.validate({ jsonld: { [thing["@type"]]: [thing] } })))
  return found.flat().map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

void faultsOf(v.parse(input, JSON.parse(readFileSync(0, "utf8")))).then((faults) => process.stdout.write(JSON.stringify(faults)))
