import { plainFields, plainWords } from "#app/session/core/plain-words.ts"

test.each([
  ["Sorry system can't send email at the moment", /can't send email.*Whoever runs the site/],
  ["Unable to send email. Contact the site administrator if the problem persists.", /can't send email/],
  [
    "JSON:API is configured to accept only read operations. Site administrators can configure this at http://127.0.0.1:8888/admin/config/services/jsonapi.",
    /read only.*\/admin\/config\/services\/jsonapi/,
  ],
  ["Client authentication failed", /doesn't know this site.*OAuth consumer/],
  ["The requested scope is invalid, unknown, or malformed", /lacks a scope/],
  ["The authorization grant type is not supported by the authorization server.", /password grant/],
  ["Access is blocked because of IP based flood prevention.", /too many failed attempts/],
  [
    "The current user is not allowed to PATCH the selected field (langcode). The 'administer nodes' permission is required.",
    /^Your account may not change the field ‘langcode’\.$/,
  ],
  ["The current user is not permitted to upload a file for this field. ", /^Your account may not upload files here\.$/],
])("%p is said in plain words", (said, plain) => {
  expect(plainWords(said)).toMatch(plain)
})

test.each([
  "Forbidden",
  'No route found for "GET http://127.0.0.1/jsonapi/node/article/x/references"',
  'No route found for "GET http://127.0.0.1/jsonapi/x": Method Not Allowed (Allow: POST)',
  "The resource owner or authorization server denied the request.",
  "The website encountered an unexpected error. Try again later.<br /><br /><em>Drupal\\Core\\X</em>",
  "SQLSTATE[HY000]: General error: 5 database is locked",
  "Call to a member function id() on null in /var/www/web/core/modules/jsonapi/src/X.php (line 12)",
])("%p says nothing that helps, so our words for the status stand in its place", (said) => {
  expect(plainWords(said)).toBeNull()
})

test.each([
  "Title: this field is required.",
  "The 'delete any article content' permission is required.",
  "There has been more than one failed login attempt for this account. It is temporarily blocked. Try again later.",
  "The server failed. The operator finds the cause in its log under the request id 3f.",
])("%p stays as it is", (said) => {
  expect(plainWords(said)).toBe(said)
})

test("nothing said stays nothing", () => {
  expect(plainWords(null)).toBeNull()
})

test("a format that the account may not use is named at the text, and no other choice is taken for one", () => {
  const said = "The value you selected is not a valid choice."
  expect(plainFields({ body: said, field_kind: said })).toEqual({ body: expect.stringContaining("text's format"), field_kind: said })
})
