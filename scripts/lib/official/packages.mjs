import { execFile } from "node:child_process"
import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { cachedDir } from "#scripts/lib/cached-dir.mjs"
import { runNpm } from "#scripts/lib/install.mjs"

const run = promisify(execFile)

/**
 * The folder of a published package, downloaded without its dependencies and without running its scripts. Throws if
 * there is no such version or no connection.
 *
 * @param {string} name such as "@medusajs/types"
 * @param {string} version
 */
export async function publishedPackage(name, version) {
  const dir = await cachedDir(`official/${name.replace(/\W+/g, "-")}`, version, async (draft) => {
    const pack = ["pack", `${name}@${version}`, "--ignore-scripts", "--silent"]
    if (runNpm(pack, draft, ["ignore", "ignore", "inherit"]).status !== 0)
      throw new Error(`Couldn't download ${name}@${version}. Check the version and the network connection.`)
    const [archive] = (await readdir(draft)).filter((file) => file.endsWith(".tgz"))
    if (!archive) throw new Error(`npm downloaded no archive of ${name}@${version}.`)
    await mkdir(join(draft, "package"), { recursive: true })
    await run("tar", ["-xzf", archive], { cwd: draft })
    await rm(join(draft, archive))
  })
  return join(dir, "package")
}
