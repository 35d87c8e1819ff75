import "./lib/node-version.mjs"
import { readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

readFlags(
  "node scripts/check-packages.mjs     packs the packages, checks their contents and types, and installs them",
  {},
)

installIfNeeded()
const { problemsOfPackage } = await import("./lib/packages/check.mjs")
const { problemsAfterInstall } = await import("./lib/packages/npm-install.mjs")
const { packPackages } = await import("./lib/packages/pack.mjs")

const tarballs = await packPackages()
const problems = []
for (const tarball of Object.values(tarballs)) problems.push(...(await problemsOfPackage(tarball)))
problems.push(...(await problemsAfterInstall(tarballs)))
for (const problem of problems) console.log(`  ✗ ${problem}`)
if (problems.length === 0) console.log("  ✓ publint and the types checker find nothing, and npm installs both packages")
process.exit(problems.length === 0 ? 0 : 1)
