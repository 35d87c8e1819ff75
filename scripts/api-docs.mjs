#!/usr/bin/env node
// npm run docs:api            writes docs/api.md from the endpoint tables
// npm run docs:api -- --check fails while the file differs from them
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadTs } from "./lib/load-ts.mjs"

const file = join(import.meta.dirname, "..", "docs", "api.md")
const { apiDocs } = await loadTs("src/schema/docs.ts")
const text = apiDocs()

if (process.argv.includes("--check")) {
  const present = await readFile(file, "utf8").catch(() => "")
  if (present !== text) {
    console.error("docs/api.md is stale: run npm run docs:api")
    process.exit(1)
  }
  console.log("docs/api.md is up to date")
} else {
  await writeFile(file, text)
  console.log(`docs/api.md written, ${text.split("\n").length} lines`)
}
