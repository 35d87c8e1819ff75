import "./lib/node-version.mjs"
import { releaseChanges } from "./lib/changelog.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { root } from "./lib/project.mjs"

readFlags("npm run changelog     moves the files of changes into CHANGELOG.md, as the version in package.json", {})
const today = new Date().toISOString().slice(0, 10)
console.log(await releaseChanges(root, today).catch((/** @type {Error} */ error) => refuse(error.message)))
