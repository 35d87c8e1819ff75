import { chmod, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createPackageFromTarballData } from "@arethetypeswrong/core"
import { root } from "#scripts/lib/project.mjs"
import { packages } from "./definitions.mjs"

/** @typedef {Record<keyof typeof packages, string>} Tarballs */

/**
 * Copies a project to a folder outside of this one and installs its dependencies there. Returns the folder.
 *
 * @param {string} source folder of the project, relative to this project
 * @param {Tarballs} tarballs
 */
export async function copyProject(source, tarballs) {
  const dir = await mkdtemp(join(tmpdir(), "fennmark-example-"))
  await cp(join(root, source), dir, { recursive: true, filter: (path) => !path.includes("node_modules") })
  await installDependencies(dir, tarballs)
  return dir
}

/**
 * Installs what a folder's package.json names, without the network: our packages from their tarballs, all others as links
 * to this project's. Other packages can't be imported there.
 *
 * @param {string} dir
 * @param {Tarballs} tarballs
 */
export async function installDependencies(dir, tarballs) {
  const { dependencies, devDependencies } = await readManifest(dir)
  const wanted = new Set(Object.keys({ ...dependencies, ...devDependencies }))
  for (const [key, { name }] of Object.entries(packages)) {
    if (!wanted.delete(name)) continue
    const target = join(dir, "node_modules", name)
    await extract(tarballs[/** @type {keyof typeof packages} */ (key)], target)
    const { dependencies, bin = {} } = await readManifest(target)
    for (const dependency of Object.keys(dependencies)) wanted.add(dependency)
    for (const [command, file] of Object.entries(bin)) await linkCommand(dir, command, join(target, String(file)))
  }
  for (const name of wanted) await link(dir, name)
}

/** @param {string} dir */
const readManifest = async (dir) => JSON.parse(await readFile(join(dir, "package.json"), "utf8"))

/**
 * Writes the files of a tarball to a folder.
 *
 * @param {string} tarball
 * @param {string} target
 */
export async function extract(tarball, target) {
  const archive = createPackageFromTarballData(new Uint8Array(await readFile(tarball)))
  const prefix = `/node_modules/${archive.packageName}/`
  for (const path of archive.listFiles()) {
    const file = join(target, path.slice(prefix.length))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, archive.readFile(path))
  }
}

/**
 * @param {string} dir
 * @param {string} name
 */
async function link(dir, name) {
  const target = join(root, "node_modules", name)
  const path = join(dir, "node_modules", name)
  await mkdir(dirname(path), { recursive: true })
  // A junction is the link to a folder that Windows allows everyone to create.
  await symlink(target, path, "junction")
  const { bin = {} } = await readManifest(target)
  const commands = typeof bin === "string" ? { [name.split("/").at(-1) ?? name]: bin } : bin
  for (const [command, file] of Object.entries(commands)) await linkCommand(dir, command, join(target, String(file)))
}

/**
 * Makes a command available to `npx`, as npm does.
 *
 * @param {string} dir
 * @param {string} command
 * @param {string} file
 */
async function linkCommand(dir, command, file) {
  const folder = join(dir, "node_modules", ".bin")
  await mkdir(folder, { recursive: true })
  if (process.platform === "win32") return writeFile(join(folder, `${command}.cmd`), `@node "${file}" %*\r\n`)
  await chmod(file, 0o755)
  await symlink(file, join(folder, command))
}
