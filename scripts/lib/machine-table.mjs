import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { cacheDir } from "./project.mjs"

/** Prints how much of each machine the tests have walked through; the tests themselves fail where it is not all. */
export async function printMachineTable() {
  const folder = join(cacheDir, "test", "machines")
  if (!existsSync(folder)) return
  const files = (await readdir(folder)).sort()
  const rows = await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))))
  console.log(`\n${"machine".padEnd(16)}${"states".padStart(8)}${"transitions".padStart(13)}${"covered".padStart(9)}`)
  for (const { machine, states, transitions, covered } of rows) {
    const share = `${Math.floor((covered / transitions) * 100)} %`
    console.log(
      `${machine.padEnd(16)}${String(states).padStart(8)}${String(transitions).padStart(13)}${share.padStart(9)}`,
    )
  }
}
