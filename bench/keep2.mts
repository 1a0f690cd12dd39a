import { scan } from "#scripts/site/store/files.ts"
import { makeReferences } from "#scripts/site/store/references/references.ts"
import { readManifest, writeManifest } from "#scripts/site/store/manifest.ts"
import { compare } from "#scripts/site/store/compare.ts"
const folder = "/tmp/lead/k2000/project/public"
const time = (name: string, run: () => unknown) => { for (let i = 0; i < 3; i++) { const t = performance.now(); const r = run(); console.log(name, (performance.now() - t).toFixed(0)); if (i === 2) return r } }
const files = time("scan", () => scan(folder)) as Map<string, string>
console.log(files.size, "files")
const refs = makeReferences()
time("references", () => refs({ folder, files }))
time("compare", () => compare(files, files))
