import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { cacheDir } from "./project.mjs"

/**
 * @param {...string} path
 * @returns {Promise<any[]>}
 */
const readRows = async (...path) => {
  const folder = join(cacheDir, "test", ...path)
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).sort()
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))))
}

/** Prints how many branches of each machine the generated paths take; the tests themselves fail where it isn't all of them. */
export async function printMachineTable() {
  const rows = await readRows("machines")
  if (rows.length === 0) return
  const cells = (/** @type {(string | number)[]} */ ...values) =>
    values.map((value) => String(value).padStart(10)).join("")
  console.log(`\n${"machine".padEnd(16)}${cells("states", "branches", "paths", "covered")}`)
  for (const { machine, states, branches, paths, covered } of rows) {
    const share = `${Math.floor((covered / branches) * 100)} %`
    console.log(`${machine.padEnd(16)}${cells(states, branches, paths, share)}`)
  }
}

/** Prints how many failed requests each machine survives; the tests themselves fail where it isn't all of them. */
export async function printFailureMatrix() {
  const rows = (await readRows("failures")).flat().sort((a, b) => a.machine.localeCompare(b.machine))
  if (rows.length === 0) return
  console.log(`\n${"failure matrix".padEnd(16)}${"operations".padStart(12)}${"survived".padStart(16)}`)
  for (const { machine, operations, cells, passed } of rows)
    console.log(`${machine.padEnd(16)}${String(operations).padStart(12)}${`${passed} of ${cells}`.padStart(16)}`)
}
