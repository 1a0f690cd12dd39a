import type { KindWords, ListKind } from "#dashboard/lists/rows/kind.ts"
import { colourField } from "#dashboard/lists/rows/row.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { List } from "#contract/screens.ts"
import { usualFilters, languageFields, languagesColumn, sorts, usual } from "./list-parts.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Own = { readonly words: KindWords; readonly fields?: readonly string[] }

function termKind(of: List, type: ResourceType, { words: own, fields = [] }: Own): ListKind {
  return {
    ...usual,
    of,
    type,
    words: own,
    fields: ["drupal_internal__tid", "drupal_internal__revision_id", "name", "status", ...languageFields, ...fields],
    includes: [],
    searched: ["name"],
    filters: [{ ...usualFilters.translation, isRare: false }],
    sorts: sorts.names("name", "drupal_internal__tid"),
    titleLabel: appWords.lists.name,
    stateOf: null,
    detailOf: languagesColumn.text,
    columns: [],
    sign: fields.includes(colourField) ? "colour" : "none",
    editable: null,
    form: {
      label: appWords.listActions.rename,
      load: () => import(/* webpackChunkName: "list-dialogs" */ "../forms/term-form.tsx").then(({ TermForm }) => TermForm),
    },
    actions: "term",
  }
}

export function termKindOf(type: ResourceType, of: List): ListKind {
  const { label, plural } = appWords.model.kindOf(type)
  return termKind(of, type, { words: appWords.wordsOfKind(label, plural) })
}

export const termKinds: readonly ListKind[] = [
  termKind("tag", "taxonomy_term--tags", { words: appWords.termLists.tags }),
  termKind("speciality", "taxonomy_term--specialities", { words: appWords.termLists.specialities }),
  termKind("event-category", "taxonomy_term--event_categories", { words: appWords.termLists.categories, fields: [colourField] }),
]
