/** PHP reads `filter[a][condition][path]=title` as nested arrays. */
export type Parameter = string | Parameters
export type Parameters = ReadonlyMap<string, Parameter>
type MutableTree = Map<string, string | MutableTree>

const deepest = 8

export function parseParameters(search: string): Parameters {
  const root: MutableTree = new Map()
  for (const [name, value] of new URLSearchParams(search)) put(root, keysOf(name), value)
  return root
}

function keysOf(name: string): readonly string[] {
  const [, top = "", brackets = ""] = /^([^[]*)((?:\[[^\]]*\])*)/.exec(name) ?? []
  return [top, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, key = ""]) => key)].slice(0, deepest)
}

function put(place: MutableTree, [key = "", ...rest]: readonly string[], value: string): void {
  const name = key === "" ? nextIndex(place) : key
  if (rest.length === 0) {
    place.set(name, value)
    return
  }
  const present = place.get(name)
  const next: MutableTree = present === undefined || typeof present === "string" ? new Map<string, string | MutableTree>() : present
  place.set(name, next)
  put(next, rest, value)
}

function nextIndex(place: MutableTree): string {
  const indexes = [...place.keys()].filter((key) => /^\d+$/.test(key)).map(Number)
  return String(Math.max(-1, ...indexes) + 1)
}

/** Keeps the order, and encodes as Drupal encodes its links. */
export function writeParameters(parameters: Parameters): string {
  return pairs(parameters, "").join("&")
}

function pairs(parameters: Parameters, prefix: string): readonly string[] {
  return [...parameters].flatMap(([key, value]) => {
    const name = prefix === "" ? key : `${prefix}[${key}]`
    return typeof value === "string" ? [`${encode(name)}=${encode(value)}`] : pairs(value, name)
  })
}

// PHP encodes five characters that encodeURIComponent doesn't (RFC 3986).
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

export function sorted(parameters: Parameters): Parameters {
  return new Map([...parameters].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
