import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./project.mjs"

const lockFile = join(root, "package-lock.json")
const stampFile = join(root, "node_modules", ".lock-hash")

/** Runs `npm ci` when node_modules is missing or does not hold what package-lock.json names. */
export function installIfNeeded() {
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex")
  if (readIfThere(stampFile) === hash) return

  if (!holdsWhatIsLocked()) {
    console.log(
      existsSync(join(root, "node_modules")) ? "Updating packages (npm ci) …" : "Installing packages (npm ci) …",
    )
    npmCi()
  }
  writeFileSync(stampFile, hash)
}

/** npm leaves its own record of what it installed; by it a fresh `npm install` by hand is known as good. */
function holdsWhatIsLocked() {
  const record = readIfThere(join(root, "node_modules", ".package-lock.json"))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === "" ||
      (optional && !installed[path]) ||
      (installed[path]?.version === version && installed[path]?.integrity === integrity),
  )
}

function npmCi() {
  if (runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"], root).status === 0) return
  console.error(
    "\nCouldn't install the packages; npm printed the reason above. Check the network connection and try again.",
  )
  process.exit(1)
}

/**
 * Runs npm in a folder. Arguments must not contain spaces where npm itself can't be found, which needs a shell on Windows.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @param {import("node:child_process").StdioOptions} [stdio]
 */
export function runNpm(args, cwd, stdio = "inherit") {
  const npm = process.env.npm_execpath
  return npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd, stdio })
    : spawnSync("npm", args, { cwd, stdio, shell: process.platform === "win32" })
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}
