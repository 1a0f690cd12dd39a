/** settings.php names all other files relative to its own place, so the Drupal may be moved and copied. */
import { generateKeyPairSync, randomBytes } from "node:crypto"
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { toYaml, type YamlMap } from "../recipe/yaml.ts"

/** Other origins may send and read these headers. A wildcard would allow none if credentials are sent. */
const services: YamlMap = {
  parameters: {
    "cors.config": {
      enabled: true,
      allowedHeaders: ["authorization", "content-type", "accept", "content-disposition", "if-match", "if-none-match"],
      allowedMethods: ["GET", "HEAD", "OPTIONS", "POST", "PATCH", "DELETE"],
      allowedOrigins: ["*"],
      allowedOriginsPatterns: [],
      exposedHeaders: ["etag", "location", "retry-after"],
      maxAge: 600,
      supportsCredentials: false,
    },
  },
}

/** Drupal's code is in `state/code`. */
export function writeSettings(state: string): void {
  const site = join(state, "code/web/sites/default")
  for (const folder of ["keys", "private", "config"]) mkdirSync(join(state, folder), { recursive: true, mode: 0o700 })
  mkdirSync(join(site, "files"), { recursive: true })
  writeKeys(join(state, "keys"))
  copyFileSync("scripts/drupal/php/settings.php", join(site, "settings.php"))
  writeFileSync(join(site, "services.yml"), toYaml(services))
}

/** The keys sign access tokens, and the salt is for Drupal's hashes. */
function writeKeys(folder: string): void {
  if (existsSync(join(folder, "private.key"))) return
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })
  const files = { "public.key": publicKey, salt: randomBytes(40).toString("base64url"), "private.key": privateKey }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 })
  chmodSync(folder, 0o700)
}
