/** `npm ci` runs this, which installs the git hooks. A failure doesn't matter. */
const { spawnSync } = require("node:child_process")
const { existsSync } = require("node:fs")

if (existsSync(".git") && existsSync("node_modules/lefthook") && process.env.CI === undefined) {
  spawnSync(process.execPath, ["node_modules/lefthook/bin/index.js", "install"], { stdio: "ignore" })
}
