import * as v from "valibot"
import { collectionPath, tokenPath } from "#contract/paths.ts"
import { wordsOf, type Answer, type Ask } from "./asker.ts"
import { absent, ok, unknown, wrong, type Finding } from "./finding.ts"

const requestHeaders = ["authorization", "content-type", "if-match"]
const settings =
  "Name the site's origin, the methods and the headers in cors.config of services.yml (docs/hosting/drupal-services.yml), then rebuild the caches."

const files = v.object({ data: v.array(v.object({ attributes: v.object({ uri: v.object({ url: v.string() }) }) })) })

/** Checks that browsers on the site's origin may call the API and read a public file. */
export async function checkBrowsers(ask: Ask, origin: string): Promise<readonly Finding[]> {
  const { json } = await ask(`${collectionPath("file--file")}?page[limit]=1`)
  const file = v.is(files, json) ? json.data[0]?.attributes.uri.url : undefined
  const [api, token, reading] = await Promise.all([
    preflight(ask, origin, { path: collectionPath("node--article"), method: "PATCH", headers: requestHeaders }),
    preflight(ask, origin, { path: tokenPath, method: "POST", headers: [] }),
    file === undefined ? null : checkFile(ask, origin, file),
  ])
  return [
    api.length === 0 ? ok("CORS of the API", `${origin} may read and write`) : wrong("CORS of the API", api.join("; "), settings),
    token.length === 0 ? ok("CORS of tokens", `${origin} may sign in`) : wrong("CORS of tokens", token.join("; "), settings),
    reading ?? unknown("CORS of files", "there is no public file to try it with"),
  ]
}

type Wish = { readonly path: string; readonly method: string; readonly headers: readonly string[] }

/** Returns the complaints of a browser about a preflight answer. */
async function preflight(ask: Ask, origin: string, { path, method, headers }: Wish): Promise<readonly string[]> {
  const names = headers.length === 0 ? {} : { "access-control-request-headers": headers.join(",") }
  const answer = await ask(path, { method: "OPTIONS", headers: { origin, "access-control-request-method": method, ...names } })
  if (answer.status !== 200 && answer.status !== 204) return [`the preflight ${wordsOf(answer)}`]
  const methods = listOf(answer, "access-control-allow-methods")
  const allowedHeaders = listOf(answer, "access-control-allow-headers")
  const lacking = headers.filter((name) => !allowedHeaders.includes(name))
  return [
    ...(allows(answer, origin) ? [] : [`the origin ${origin} isn't allowed`]),
    ...(methods.includes(method.toLowerCase()) || ["GET", "POST"].includes(method) ? [] : [`the method ${method} isn't allowed`]),
    ...(lacking.length === 0 ? [] : [`the headers ${lacking.join(", ")} aren't allowed`]),
  ]
}

async function checkFile(ask: Ask, origin: string, file: string): Promise<Finding> {
  const about = "CORS of files"
  const advice = "Let the web server send the headers: PHP's settings don't cover files (docs/hosting/drupal-files.conf)."
  const [plain, asked] = await Promise.all([
    ask(file, { headers: { origin, accept: "*/*" }, method: "HEAD" }),
    preflight(ask, origin, { path: file, method: "GET", headers: ["authorization"] }),
  ])
  if (plain.status !== 200) return wrong(about, `${file} ${wordsOf(plain)}`, "See that the web server may read the folder of the files.")
  const faults = [...(allows(plain, origin) ? [] : [`${origin} may not read ${file}`]), ...asked]
  // The dashboard draws pictures by an <img>, which needs no header.
  return faults.length === 0
    ? ok(about, `${origin} may read them`)
    : absent(about, `${faults.join("; ")}: pictures are drawn, but not read`, advice)
}

function allows({ headers }: Answer, origin: string): boolean {
  const allowedOrigin = headers.get("access-control-allow-origin")
  return allowedOrigin === "*" || allowedOrigin === origin
}

function listOf({ headers }: Answer, name: string): readonly string[] {
  return (headers.get(name) ?? "").split(",").map((part) => part.trim().toLowerCase())
}
