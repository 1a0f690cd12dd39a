import { asEditor, send } from "#support/writing.ts"

test.each([
  ["no type", { "Content-Type": "" }, "{}", 415],
  ["JSON's type", { "Content-Type": "application/json" }, "{}", 415],
  ["an extension that nobody knows", { "Content-Type": 'application/vnd.api+json; ext="x"' }, "{}", 415],
  ["no body", {}, "", 400],
  ["what is no JSON", {}, "{", 400],
  ["a list", {}, "[]", 400],
  ["a document without a type", {}, '{"data":{"attributes":{}}}', 400],
  ["attributes that are none", {}, '{"data":{"type":"node--page","attributes":[]}}', 400],
  ["relationships without data", {}, '{"data":{"type":"node--page","attributes":{"title":"x"},"relationships":{"uid":{}}}}', 400],
  ["bytes that are no UTF-8", {}, new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  ["more than a megabyte", {}, " ".repeat(1024 * 1024 + 1), 413],
])("a request with %s is refused", async (_name, headers, body, status) => {
  expect((await send(asEditor(), "/jsonapi/node/page", { method: "POST", headers, body })).status).toBe(status)
})

test.each([
  ["PATCH", "/jsonapi/node/article", 405],
  ["DELETE", "/jsonapi/node/article", 405],
  ["POST", "/jsonapi/node/nothing", 404],
  ["PATCH", "/jsonapi/node/article/x/field_tags", 405],
  ["PATCH", "/jsonapi/node/article/not-a-uuid", 404],
  ["DELETE", "/jsonapi/node/page/00000000-0000-4000-8000-000000009999", 404],
  ["PATCH", "/jsonapi/node/article/x/relationships/nothing", 404],
])("%s %s answers %i", async (method, path, status) => {
  expect((await send(asEditor(), path, { method, body: "{}" })).status).toBe(status)
})
