/** What can be wrong with the languages of items. */
import type { NamedFault } from "./finding.ts"

const name = "e.entity_type || ' ' || e.id || ' (' || t.langcode || ')' AS name"
const item = "e.entity_type || ' ' || e.id AS name"
const saveAgain = "Save these items again in the dashboard, or import them again."

export const translationFaults: readonly NamedFault[] = [
  {
    // The row of `entity` holds the first of en, fr and nl.
    sql: `SELECT ${name} FROM translation t JOIN entity e ON e.pk = t.entity
      WHERE t.type <> e.type OR e.entity_type NOT IN ('node', 'taxonomy_term') OR t.langcode <= e.langcode`,
    what: (names) => `These translations are of another kind than their items, or in a language in which the item is already: ${names}.`,
    fix: saveAgain,
  },
  {
    sql: `SELECT ${name} FROM translation t JOIN entity e ON e.pk = t.entity WHERE trim(t.label) = '' OR json_type(t.fields) <> 'object'`,
    what: (names) => `These translations have no title, or fields that can't be read: ${names}.`,
    fix: saveAgain,
  },
  {
    sql: `SELECT ${item} FROM entity e WHERE e.is_original + (SELECT coalesce(sum(t.is_original), 0) FROM translation t WHERE t.entity = e.pk) <> 1`,
    what: (names) => `${names} have no original, or more than one.`,
    fix: saveAgain,
  },
  {
    sql: `SELECT ${item} FROM entity e
      WHERE e.fr_status IS NOT (SELECT t.status FROM translation t WHERE t.entity = e.pk AND t.langcode = 'fr')
        OR e.nl_status IS NOT (SELECT t.status FROM translation t WHERE t.entity = e.pk AND t.langcode = 'nl')`,
    what: (names) => `Lists know other translations of ${names} than there are.`,
    fix: saveAgain,
  },
  {
    sql: `SELECT DISTINCT ${item} FROM reference r JOIN entity e ON e.pk = r.source
      WHERE r.langcode NOT IN ('', e.langcode) AND NOT EXISTS (SELECT 1 FROM translation t WHERE t.entity = e.pk AND t.langcode = r.langcode)`,
    what: (names) => `${names} refer to something in a language in which they have no text.`,
    fix: saveAgain,
  },
]
