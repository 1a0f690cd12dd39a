import type { Json } from "#contract/jsonapi.ts"
import type { Audience } from "#contract/permissions.ts"
import type { JsonObject } from "#server/database/json.ts"

export function readText(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null
}

/** Times of an event as they are stored; all but those of what replaces its occurrences. */
export function timesOf(fields: JsonObject) {
  const exdates = Array.isArray(fields.field_exdates) ? fields.field_exdates : []
  return {
    start: readText(fields.field_start) ?? "",
    end: readText(fields.field_end),
    rule: readText(fields.field_rrule),
    exdates: exdates.filter((time) => typeof time === "string"),
  }
}

export function audienceOf({ field_audience: audience }: JsonObject): Audience {
  return audience === "public" || audience === "board" ? audience : "members"
}

/** Name and address of the place in one line. */
export function placeOf(fields: JsonObject): string | null {
  const locality = [fields.field_postal_code, fields.field_locality].flatMap((part) => readText(part) ?? []).join(" ")
  const parts = [readText(fields.field_location), readText(fields.field_street), locality]
  return parts.filter((part) => part !== null && part !== "").join(", ") || null
}
