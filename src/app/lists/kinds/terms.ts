import type { Column, KindWords, ListKind } from "#app/lists/rows/kind.ts"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { List } from "#contract/screens.ts"
import { lists as words, wordsOfKind } from "#app/strings/lists.ts"
import { termLists } from "#app/strings/term-lists.ts"
import { sorts } from "./parts.ts"

function termKind(
  of: List,
  type: ResourceType,
  own: KindWords,
  more: { readonly fields: readonly string[]; readonly columns: readonly Column[] },
): ListKind {
  return {
    of,
    type,
    words: own,
    fields: ["drupal_internal__tid", "drupal_internal__revision_id", "name", "status", "langcode", ...more.fields],
    includes: [],
    base: [],
    searched: ["name"],
    filters: [],
    sorts: sorts.byTitle("name", [words.sorts.name, words.sorts.nameBack], "drupal_internal__tid"),
    titleLabel: words.name,
    stateLabel: words.status,
    stateOf: null,
    detailOf: () => "",
    columns: more.columns,
    facts: [],
    sign: "none",
    editable: null,
    actions: "content",
    tagField: null,
  }
}

/** The list of a vocabulary without words of its own. */
export function termKindOf(type: ResourceType, of: List): ListKind {
  const { label, plural } = kindOf(type)
  return termKind(of, type, wordsOfKind(label, plural), plain)
}

const plain = { fields: [], columns: [] }
/** The field of an event category's colour. */
export const colourField = "field_color"
const colour = { fields: [colourField], columns: [] }

export const termKinds: readonly ListKind[] = [
  termKind("tag", "taxonomy_term--tags", termLists.tags, plain),
  termKind("speciality", "taxonomy_term--specialities", termLists.specialities, plain),
  termKind("event-category", "taxonomy_term--event_categories", termLists.categories, colour),
]
