#!/usr/bin/env node
// npm run docs:api            writes the lists of resources in src/schema and src/mocks/resources from their files,
//                             docs/api.md, src/sdk/methods and src/sdk/entities.ts from the endpoint tables and schemas,
//                             docs/privacy.md from the table of device items, and src/workbench/machines.gen.json from the state machines
// npm run docs:api -- --check fails while a file differs from them
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { indexFiles } from "./lib/index-files.mjs"
import { loadTs } from "./lib/load-ts.mjs"
import { entityTypeFile, methodTypeFiles } from "./lib/method-type-files.mjs"
import { root } from "./lib/project.mjs"

const isCheck = process.argv.includes("--check")

/** @param {readonly { name: string, text: string }[]} files */
async function update(files) {
  for (const { name, text } of files) {
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
}

// The others are made from what the lists export.
await update(await indexFiles())
const { apiDocs } = await loadTs("src/schema/docs.ts")
const { privacyDocs } = await loadTs("src/lib/device-items.notes.ts")
const { machineInfos } = await loadTs("tests/support/machine-infos.ts")
await update([
  { name: "docs/api.md", text: apiDocs() },
  { name: "docs/privacy.md", text: privacyDocs() },
  { name: "src/workbench/machines.gen.json", text: await machineInfos() },
  ...(await methodTypeFiles()),
  await entityTypeFile(),
])
