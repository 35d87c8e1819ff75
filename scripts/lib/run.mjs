import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./project.mjs"

/** Runs a package's command or a script of ours with its output passed through, and answers whether it succeeded. */
export function run(command, args, { env = {}, node = process.execPath } = {}) {
  const child = spawn(node, [command.endsWith(".mjs") ? join(root, command) : commandFile(command), ...args], {
    cwd: root,
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

const packages = { biome: "@biomejs/biome", playwright: "@playwright/test", tsc: "typescript" }

/** Node runs the file itself: a shell, which Windows needs for `.cmd` files, breaks on paths that contain spaces. */
function commandFile(command) {
  const folder = join(root, "node_modules", packages[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return join(folder, typeof bin === "string" ? bin : bin[command])
}
