/** Requests of all kinds that the server knows, and of unknown ones. */
import { fieldsOf, resourceTypes } from "#contract/content.ts"
import { isRelationship, type ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { operators } from "#server/content/search/comparison.ts"
import { body, linkage, uuids } from "./documents.ts"
import { guardedUuids } from "./guarded.ts"
import { inSomeLanguage, languageFilter, translating } from "./languages.ts"
import type { Random } from "./random.ts"
import type { FuzzedRequest } from "./send.ts"
import { inAddress, word } from "./words.ts"

const jsonapiType = "application/vnd.api+json"
const uuid = (random: Random) => (random.chance(0.85) ? random.any(uuids, "") : inAddress(random, word(random)))

/** Of items that no request may change, too. */
const readUuid = (random: Random) => (random.chance(0.1) ? random.any(guardedUuids, "") : uuid(random))

function fieldPath(random: Random, type: ResourceType): string {
  const names = [...Object.keys(fieldsOf(type)), "title", "status", "uid.name", "created", "drupal_internal__nid", "path.alias", "changed"]
  const parts = Array.from({ length: 1 + random.whole(random.chance(0.1) ? 12 : 3) }, () =>
    random.chance(0.8) ? random.any(names, "title") : word(random),
  )
  return parts.join(".")
}

function query(random: Random, type: ResourceType): string {
  const enc = (text: string) => inAddress(random, text)
  const part = () =>
    random.pick<() => string>([
      () => `filter[${enc(fieldPath(random, type))}]=${enc(word(random))}`,
      () =>
        `filter[a][condition][path]=${enc(fieldPath(random, type))}&filter[a][condition][operator]=${enc(random.chance(0.9) ? random.pick(operators) : word(random))}&filter[a][condition][value]${random.chance(0.4) ? "[]" : ""}=${enc(word(random))}`,
      () => `filter[t][condition][path]=title&filter[t][condition][operator]=CONTAINS&filter[t][condition][value]=${enc(word(random))}`,
      () =>
        `filter[g][group][conjunction]=${random.pick(["AND", "OR", "XOR"])}&filter[b][condition][path]=status&filter[b][condition][value]=1&filter[b][condition][memberOf]=${enc(random.pick(["g", "@root", "b", "nowhere"]))}`,
      () => languageFilter(random),
      () => `sort=${enc(`${random.pick(["", "-", "--"])}${fieldPath(random, type)}`)}`,
      () => `sort[${enc(word(random))}][path]=${enc(fieldPath(random, type))}`,
      () => `page[${random.pick(["limit", "offset", "size"])}]=${enc(word(random))}`,
      () => `include=${enc(Array.from({ length: 1 + random.whole(8) }, () => fieldPath(random, type)).join(","))}`,
      () => `fields[${enc(random.chance(0.7) ? type : word(random))}]=${enc(word(random))}`,
      () => `resourceVersion=${enc(word(random))}`,
      () => `${enc(word(random))}${"[x]".repeat(random.whole(200))}=${enc(word(random))}`,
      () => enc(word(random)),
    ])()
  return Array.from({ length: 1 + random.whole(4) }, part).join("&")
}

// Mostly a kind with content, so that requests get past the first checks.
const anyType = (random: Random): ResourceType => (random.chance(0.6) ? "node--article" : random.any(resourceTypes, "node--article"))

function read(random: Random): FuzzedRequest {
  const type = anyType(random)
  const field = random.any(
    Object.entries(fieldsOf(type)).flatMap(([name, one]) => (isRelationship(one) ? [name] : [])),
    "uid",
  )
  const below = random.pick([
    "",
    "",
    "",
    `/${readUuid(random)}`,
    `/${readUuid(random)}/${field}`,
    `/${readUuid(random)}/relationships/${field}`,
    `/${readUuid(random)}/version-history`,
  ])
  return {
    method: random.pick(["GET", "GET", "GET", "HEAD"]),
    path: `${collectionPath(type)}${below}?${query(random, type)}`,
    headers: headers(random),
  }
}

function write(random: Random): FuzzedRequest {
  const type = anyType(random)
  const method = random.chance(0.03) ? "DELETE" : random.pick(["POST", "PATCH"])
  const relationship = random.chance(0.2) ? `/relationships/${random.any(Object.keys(fieldsOf(type)), "uid")}` : ""
  const path = method === "POST" && relationship === "" ? collectionPath(type) : `${collectionPath(type)}/${uuid(random)}${relationship}`
  const sent = relationship === "" ? body(random, type) : JSON.stringify({ data: linkage(random) })
  const match = random.chance(0.2) ? { "if-match": plain(word(random)) } : {}
  return {
    method,
    path,
    headers: { "content-type": random.chance(0.95) ? jsonapiType : plain(word(random)), ...match, ...headers(random) },
    body: sent,
  }
}

function upload(random: Random): FuzzedRequest {
  const name = plain(word(random)) + random.pick(["", ".png", ".jpg", ".pdf", ".svg", ".zip", ".php", ".PNG.", ".tar.gz"])
  const disposition = random.pick([
    `file; filename="${name}"`,
    `file; filename*=UTF-8''${encodeURIComponent(name)}`,
    `filename=${name}`,
    name,
  ])
  const starts = [
    Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from("%PDF-1.7\n"),
    Buffer.from("PK\x03\x04"),
    Buffer.from("<svg onload=alert(1)>"),
    Buffer.alloc(0),
  ] as const
  const noise = Buffer.from(Array.from({ length: random.whole(200) }, () => random.whole(256)))
  const multipart = random.chance(0.2)
  return {
    method: "POST",
    path: `${collectionPath(random.pick(["node--article", "node--member", "node--page", "user--user"]))}${random.chance(0.3) ? `/${uuid(random)}` : ""}/${random.pick(["field_image", "field_gallery", "field_attachments", "field_logo", "title", "__proto__"])}`,
    headers: {
      "content-type": multipart ? `multipart/form-data; boundary=${plain(word(random))}` : "application/octet-stream",
      ...(random.chance(0.9) ? { "content-disposition": plain(disposition) } : {}),
    },
    body: multipart
      ? `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${word(random)}\r\n--x--`
      : Buffer.concat([random.pick(starts), noise]),
  }
}

function session(random: Random): FuzzedRequest {
  const enc = (text: string) => inAddress(random, text)
  const form = { "content-type": "application/x-www-form-urlencoded" }
  const json = { "content-type": "application/json" }
  return random.pick<() => FuzzedRequest>([
    () => ({
      method: "POST",
      path: "/oauth/token",
      headers: form,
      body: `grant_type=${random.pick(["refresh_token", "client_credentials", "authorization_code", enc(word(random))])}&client_id=${enc(word(random))}&refresh_token=${enc(word(random))}&scope=${enc(word(random))}`,
    }),
    () => ({ method: "POST", path: "/oauth/token", headers: random.pick([json, form]), body: body(random, "user--user") }),
    () => ({
      method: "POST",
      path: "/oauth/token",
      headers: { ...form, authorization: `Basic ${Buffer.from(word(random)).toString("base64")}` },
      body: "grant_type=refresh_token",
    }),
    () => ({
      method: random.pick(["GET", "PATCH", "POST"]),
      path: `/user/${enc(word(random))}?_format=${random.pick(["json", "xml", "hal_json"])}`,
      headers: json,
      ...bodyUnlessGet(random),
    }),
    () => ({
      method: "POST",
      path: `/user/lost-password${random.pick(["", "-reset"])}?_format=json`,
      headers: json,
      body: JSON.stringify({ mail: word(random), name: word(random), temp_pass: word(random), new_pass: word(random) }),
    }),
    () => ({
      method: "GET",
      path: "/oauth/userinfo",
      headers: { authorization: plain(`Bearer ${word(random)}.${word(random)}.${word(random)}`) },
    }),
    () => ({ method: "GET", path: `/router/translate-path?path=${enc(word(random))}`, headers: {} }),
  ])()
}

function bodyUnlessGet(random: Random): { readonly body?: string } {
  return random.chance(0.5) ? {} : { body: body(random, "user--user") }
}

function traverse(random: Random): FuzzedRequest {
  const up = random
    .pick(["../", "..%2f", "%2e%2e/", "..%5c", "....//", "%252e%252e%252f", "./", "%c0%ae%c0%ae/", "/"])
    .repeat(1 + random.whole(6))
  const start = random.pick(["/sites/default/files/", "/", "/jsonapi/", "/sites/default/files/images/", "/page-data/", "/static/"])
  return {
    method: "GET",
    path: start + up + random.pick(["content.sqlite", "etc/passwd", "package.json", "outbox", inAddress(random, word(random))]),
    headers: headers(random),
  }
}

function oddMethod(random: Random): FuzzedRequest {
  const method = random.pick(["PUT", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "LOCK", "PATCH", "DELETE", "POST", "MKCOL"])
  const path = random.pick([
    "/health",
    "/jsonapi",
    "/oauth/token",
    "/user/1",
    "/router/translate-path",
    "/sites/default/files/x",
    "/",
    `${collectionPath(anyType(random))}/${uuid(random)}`,
    `${collectionPath("node--article")}/${uuid(random)}/version-history/${inAddress(random, word(random))}/restore`,
  ])
  return {
    method,
    path,
    headers: { ...headers(random), origin: plain(word(random)), "access-control-request-method": plain(word(random)) },
    body: random.chance(0.5) ? word(random) : "",
  }
}

/** Node refuses to send other characters in a header. */
function plain(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 2000)
}

const headerNames = [
  "accept",
  "range",
  "if-none-match",
  "if-modified-since",
  "accept-encoding",
  "accept-language",
  "x-forwarded-for",
  "x-forwarded-host",
  "cookie",
  "origin",
  "content-length-hint",
  "authorization-extra",
] as const

function headers(random: Random): Readonly<Record<string, string>> {
  const many = random.chance(0.02) ? 150 : random.whole(3)
  return Object.fromEntries(
    Array.from({ length: many }, (_, index) => [many > 10 ? `x-many-${String(index)}` : random.pick(headerNames), plain(word(random))]),
  )
}

/** The same random numbers give the same request. */
export function fuzzedRequest(random: Random): FuzzedRequest {
  const translate = (of: Random) => translating(of, uuid(of))
  const kinds = [read, read, read, read, write, write, write, write, translate, upload, session, traverse, oddMethod] as const
  return inSomeLanguage(random, random.pick(kinds)(random))
}
