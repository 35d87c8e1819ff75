import { spawn } from "node:child_process"
import { join } from "node:path"
import { root } from "./project.mjs"

/** Runs a package's command or a script of ours with its output passed through, and answers whether it succeeded. */
export function run(command, args, env = {}) {
  const windows = process.platform === "win32"
  const [file, ...rest] = command.endsWith(".mjs")
    ? [process.execPath, join(root, command), ...args]
    : [join(root, "node_modules", ".bin", windows ? `${command}.cmd` : command), ...args]
  const child = spawn(file, rest, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    shell: windows && file.endsWith(".cmd"),
  })
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once("exit", (code) => resolve(code === 0))
  })
}
