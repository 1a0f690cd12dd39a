import { lstatSync, statSync, readdirSync } from "node:fs"
import { scan, identityOf } from "#scripts/site/store/files.ts"
const folder = "/tmp/lead/k2000/project/public"
const med = (name: string, run: () => unknown) => { const ts: number[] = []; for (let i = 0; i < 9; i++) { const t = performance.now(); run(); ts.push(performance.now() - t) } ts.sort((a, b) => a - b); console.log(name, ts[4]!.toFixed(1), "min", ts[0]!.toFixed(1)) }
med("scan", () => scan(folder))
med("scan without text", () => scan(folder, () => "x"))
med("scan with lstat of ctime only", () => scan(folder, ({ ino, ctimeMs }) => `${ino} ${ctimeMs}`))
med("scan with ints", () => scan(folder, ({ ino, size, mtimeMs, ctimeMs }) => `${ino} ${size} ${Math.trunc(mtimeMs)} ${Math.trunc(ctimeMs)}`))
med("dirs", () => readdirSync(folder, { recursive: true, withFileTypes: true }).length)
