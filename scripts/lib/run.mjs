import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./project.mjs"

/**
 * Runs the command of a package, a script of ours or Node (`node`), passes its output through, and returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, node?: string, cwd?: string }} [options] `node` is the path of an executable
 * @returns {Promise<boolean>}
 */
export function run(command, args, { env = {}, node = process.execPath, cwd = root } = {}) {
  const file = command.endsWith(".mjs") ? join(root, command) : commandFile(command)
  const child = spawn(node, [...(file ? [file] : []), ...args], {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once("exit", (code) => resolve(code === 0))
  })
}

/** @type {Record<string, string>} */
const packages = { biome: "@biomejs/biome", playwright: "@playwright/test", tsc: "typescript" }

/**
 * Node runs the file itself: a shell, which Windows needs for `.cmd` files, breaks on paths that contain spaces.
 *
 * @param {string} command
 */
function commandFile(command) {
  if (command === "node") return undefined
  const folder = join(root, "node_modules", packages[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return join(folder, typeof bin === "string" ? bin : bin[command])
}
