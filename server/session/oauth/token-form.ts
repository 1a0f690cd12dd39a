import { createHash, timingSafeEqual } from "node:crypto"
import { isScope, siteClient } from "#contract/session.ts"
import type { Client, SessionOptions } from "#server/session/context/options.ts"
import { unknownScope, wrongClient, wrongParameter } from "./token-problem.ts"

export type ClientForm = { readonly form: URLSearchParams; readonly basic: Client | undefined }

export type TokenForm = ClientForm & { readonly address: string }

export function onlyValue(form: URLSearchParams, name: string, missing: (name: string) => Error = wrongParameter): string {
  const [value = "", ...more] = form.getAll(name)
  if (more.length > 0) throw wrongParameter(name)
  if (value === "") throw missing(name)
  return value
}

export function scopeOf(form: URLSearchParams): readonly string[] {
  const asked = form.has("scope") ? form.getAll("scope").join(" ") : ""
  const names = asked.split(" ").filter((name) => name !== "")
  const unknown = names.find((name) => !isScope(name))
  if (unknown !== undefined) throw unknownScope(unknown)
  return [...new Set(names)]
}

export function clientIdOf({ form, basic }: ClientForm): string {
  return basic?.id ?? onlyValue(form, "client_id")
}

export function checkClient({ clients = [] }: Pick<SessionOptions, "clients">, id: string, { form, basic }: ClientForm): void {
  const client = [{ id: siteClient }, ...clients].find((known: Client) => known.id === id)
  if (client === undefined) throw wrongClient(basic !== undefined)
  const { secret: wanted }: Client = client
  if (wanted === undefined) return
  const secret = basic?.secret ?? onlyValue(form, "client_secret")
  if (!isSameSecret(secret, wanted)) throw wrongClient(basic !== undefined)
}

function isSameSecret(one: string, other: string): boolean {
  const hashed = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hashed(one), hashed(other))
}
