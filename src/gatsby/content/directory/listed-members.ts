import * as v from "valibot"
import { fold } from "../../../../contract/fold.ts"
import { provinceAt } from "../../../lib/text/provinces.ts"
import { byName } from "../../../lib/text/collate.ts"
import type { ListedMember } from "../../../lib/directory/listed-member.ts"
import { byCreation } from "../creation-order.ts"
import type { ItemFields } from "../item-fields.ts"

/** `id` is the node's. Specialities have other names in other languages, so they are named by UUID. */
export type NodeOfMember = { readonly id: string; readonly member: ListedMember; readonly specialityIds: readonly string[] }

export type ItemNode = { readonly item: ItemFields; readonly ids: { readonly own: string } }

const text = v.nullish(v.string(), null)
const memberFields = v.object({
  ...{ title: v.string(), path: v.string(), langcode: v.string(), placeNames: text },
  ...{ street: text, postalCode: text, locality: text, region: text, country: text, phone: text, mail: text },
  languages: v.array(v.string()),
  specialities: v.array(v.string()),
  people: v.array(v.object({ name: v.string() })),
  coordinates: v.nullish(v.array(v.number()), null),
  work: v.unknown(),
  website: v.nullish(v.object({ url: v.nullable(v.string()), title: v.string() }), null),
})
const specialityFields = v.object({ name: v.string(), langcode: v.string() })

/** The order is alphabetical in the readers' language. */
export function listedMembers(nodes: readonly ItemNode[]): readonly NodeOfMember[] {
  const specialitiesById = new Map(
    nodes
      .filter(({ item }) => item.entity.type === "taxonomy_term--specialities")
      .map(({ item, ids }) => {
        const fields = { ...v.parse(specialityFields, item.fields), otherNames: otherNames(item) }
        return [ids.own, { uuid: item.entity.uuid, fields }] as const
      }),
  )
  return nodes
    .filter(({ item }) => item.entity.type === "node--member" && item.placement.path !== undefined)
    .toSorted((one, other) => byName(one.item.entity.label, other.item.entity.label) || byCreation(one.item.entity, other.item.entity))
    .map(({ item, ids }) => {
      const { country, people, specialities, work, ...fields } = v.parse(memberFields, item.fields)
      const ownSpecialities = specialities.flatMap((id) => specialitiesById.get(id) ?? [])
      const isInBelgium = country === null || country === "BE"
      return {
        id: ids.own,
        specialityIds: ownSpecialities.map(({ uuid }) => uuid),
        member: {
          ...fields,
          otherNames: otherNames(item),
          isPictured: (work ?? null) !== null,
          province: isInBelgium && fields.postalCode !== null ? provinceAt(fields.postalCode) : null,
          specialities: ownSpecialities.map((one) => one.fields),
          people: people.map(({ name }) => name),
        },
      }
    })
}

/**
 * Readers search in all languages, so each other name has a line. The item's node lacks these: otherwise each translation would change all nodes that
 * name it.
 */
function otherNames({ entity, placement }: ItemFields): string | null {
  const names = new Map(placement.item.translations.map(({ label }) => [fold(label), label]))
  names.delete(fold(entity.label))
  return names.size === 0 ? null : [...names.values()].join("\n")
}
