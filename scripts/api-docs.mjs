#!/usr/bin/env node
// npm run docs:api            writes docs/api.md from the endpoint tables, and docs/privacy.md from the table of device items
// npm run docs:api -- --check fails while a file differs from them
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadTs } from "./lib/load-ts.mjs"

const { apiDocs } = await loadTs("src/schema/docs.ts")
const { privacyDocs } = await loadTs("src/lib/device-items.notes.ts")
const docs = [
  { name: "docs/api.md", text: apiDocs() },
  { name: "docs/privacy.md", text: privacyDocs() },
]

for (const { name, text } of docs) {
  const file = join(import.meta.dirname, "..", name)
  if (process.argv.includes("--check")) {
    const present = await readFile(file, "utf8").catch(() => "")
    if (present !== text) {
      console.error(`${name} is stale: run npm run docs:api`)
      process.exit(1)
    }
    console.log(`${name} is up to date`)
  } else {
    await writeFile(file, text)
    console.log(`${name} written, ${text.split("\n").length} lines`)
  }
}
