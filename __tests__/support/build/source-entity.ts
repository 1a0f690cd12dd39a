import { defaultLanguage, isLanguage } from "#contract/languages.ts"
import type { Entity } from "../../../src/gatsby/content/source-entity.ts"

/** An entity as the build reads it, with defaults. */
export function anEntity(given: Partial<Entity> = {}): Entity {
  const number = given.number ?? 1
  const type = given.type ?? "node--article"
  return {
    type,
    uuid: `${type}-${number}`,
    number,
    langcode: "en",
    language: isLanguage(given.langcode) ? given.langcode : defaultLanguage,
    isOriginal: true,
    label: "A title",
    created: "2026-01-01T09:00:00+01:00",
    changed: "2026-01-01T09:00:00+01:00",
    promote: false,
    alias: null,
    digest: JSON.stringify(given.attributes ?? {}),
    attributes: {},
    relationships: {},
    ...given,
  }
}
