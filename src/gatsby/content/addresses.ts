import { fixedAliases, homeAlias, kindOf } from "../../../contract/content.ts"
import { isReservedSegment } from "../../../contract/reserved-segments.ts"
import { isOfDirectory } from "../../../contract/directory.ts"
import { inLanguage } from "../../../contract/languages.ts"
import { publicCalendarPath } from "../../../contract/agenda/public-calendar.ts"
import { screenOf } from "../../../contract/screens.ts"
import { byCreation } from "./creation-order.ts"
import { seriesOf } from "./agenda/event-times.ts"
import { describe, type Entity } from "./source-entity.ts"
import { codedAs, type Fault, type Problems } from "./build-problems.ts"

/** The editor of a new event, and the file of all events. */
const ofAgenda = ["/agenda/create/", `${publicCalendarPath}/`]
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u

// Translations with a missing, invalid, taken or reserved address are reported and left out. Of two with one address the older keeps it. A changed
// occurrence has no page of its own.
export function resolveAddresses(entities: readonly Entity[], problems: Problems): ReadonlyMap<Entity, string> {
  const owners = new Map<string, Entity>()
  const others = new Map<string, Entity[]>()
  for (const entity of entities) {
    if (kindOf(entity.type).publicPath === null || seriesOf(entity) !== null) continue
    const { path, faults } = ownAddress(entity)
    faults.forEach(problems.add)
    if (path === null) continue
    if (owners.has(path)) others.set(path, [...(others.get(path) ?? []), entity])
    else owners.set(path, entity)
  }
  for (const [path, some] of others) awardAddress(path, some, owners, problems)
  reportMissingPages(owners, problems)
  const paths = new Map<Entity, string>()
  for (const [path, entity] of owners) paths.set(entity, path)
  return paths
}

/** The oldest item keeps the address. */
function awardAddress(path: string, others: readonly Entity[], owners: Map<string, Entity>, problems: Problems): void {
  const [owner, ...laterItems] = [owners.get(path) ?? [], ...others].flat().toSorted(byCreation)
  if (owner === undefined) return
  owners.set(path, owner)
  for (const entity of laterItems) {
    const what = `its address ${path} is already that of ${describe(owner)}.`
    const coded = codedAs("addressTaken", { address: path, owner: owner.label })
    problems.add({ item: entity, what, todo: "Give one of the two another address.", ...coded })
  }
}

type Address = { readonly path: string | null; readonly faults: readonly Fault[] }

/** Attributes are the same object as long as the item hasn't changed. */
const addresses = new WeakMap<Entity["attributes"], Address>()

/** Other items' addresses don't matter here, so each item's own address is worked out once. */
function ownAddress(entity: Entity): Address {
  const storedAddress = addresses.get(entity.attributes)
  if (storedAddress !== undefined) return storedAddress
  const faults: Fault[] = []
  const path = publicPath(entity, (fault) => {
    faults.push({ item: entity, ...fault })
    return null
  })
  addresses.set(entity.attributes, { path, faults })
  return { path, faults }
}

function publicPath(entity: Entity, report: (fault: Omit<Fault, "item">) => null): string | null {
  const { publicPath: prefix } = kindOf(entity.type)
  if (prefix === null) return null
  if (!entity.alias)
    return report({
      what: "it has no address.",
      todo: `Give it one, such as ${prefix}a-short-name.`,
      ...codedAs("addressMissing", { prefix }),
    })
  const slug =
    entity.alias
      .replace(/(?<!\/)\/+$/, "")
      .split("/")
      .at(-1) ?? ""
  if (!slugPattern.test(slug)) {
    const coded = codedAs("addressInvalid", { address: entity.alias })
    return report({ what: `its address ${entity.alias} can't be one.`, todo: "Use letters, digits and hyphens.", ...coded })
  }
  const path = `${prefix}${slug}/`
  const isOfSite =
    (entity.type === "node--page" && isReservedSegment(slug)) ||
    (entity.type === "node--member" && isOfDirectory(slug)) ||
    ofAgenda.includes(path.toLowerCase())
  if (isOfSite || screenOf(path.toLowerCase()) !== null) {
    const coded = codedAs("addressReserved", { address: path })
    return report({ what: `its address ${path} belongs to a part of the site.`, todo: "Give it another address.", ...coded })
  }
  if (`${entity.alias.replace(/(?<!\/)\/+$/, "")}/` !== path) {
    const what = `its address ${entity.alias} doesn't start with ${prefix}; its page is at ${path}.`
    const coded = codedAs("addressElsewhere", { address: entity.alias, prefix, path, better: path.slice(0, -1) })
    report({ what, todo: `Change it to ${path.slice(0, -1)}.`, ...coded })
  }
  return inLanguage(entity.language, path)
}

/** The footer links to two pages and the start page shows a third. Editors may have removed them. */
function reportMissingPages(owners: ReadonlyMap<string, Entity>, problems: Problems): void {
  for (const alias of [...fixedAliases, homeAlias]) {
    if (owners.has(`${alias}/`)) continue
    const todo = `Publish a page with the address ${alias}.`
    problems.add({ item: `Page ${alias}`, what: "it is missing or not published.", todo, ...codedAs("pageMissing", { address: alias }) })
  }
}
