#!/usr/bin/env node
// npm run docs:api            writes docs/api.md, src/sdk/methods and src/sdk/entities.ts from the endpoint tables and schemas,
//                             docs/privacy.md from the table of device items, and src/workbench/machines.gen.json from the state machines
// npm run docs:api -- --check fails while a file differs from them
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { loadTs } from "./lib/load-ts.mjs"
import { entityTypeFile, methodTypeFiles } from "./lib/method-type-files.mjs"
import { root } from "./lib/project.mjs"

const { apiDocs } = await loadTs("src/schema/docs.ts")
const { privacyDocs } = await loadTs("src/lib/device-items.notes.ts")
const { machineInfos } = await loadTs("tests/support/machine-infos.ts")
const docs = [
  { name: "docs/api.md", text: apiDocs() },
  { name: "docs/privacy.md", text: privacyDocs() },
  { name: "src/workbench/machines.gen.json", text: await machineInfos() },
  ...(await methodTypeFiles()),
  await entityTypeFile(),
]
const isCheck = process.argv.includes("--check")

for (const { name, text } of docs) {
  const file = join(root, name)
  const present = await readFile(file, "utf8").catch(() => "")
  if (present === text) console.log(`${name} is up to date`)
  else if (isCheck) {
    console.error(`${name} is stale: run npm run docs:api`)
    process.exitCode = 1
  } else {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    console.log(`${name} written, ${text.split("\n").length} lines`)
  }
}
