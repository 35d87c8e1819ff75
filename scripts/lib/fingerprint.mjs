import { createHash } from "node:crypto"
import { readdir, stat } from "node:fs/promises"
import { join, relative } from "node:path"
import { root } from "./project.mjs"

/** What a build of the app depends on, besides its settings. */
export const appSources = {
  dirs: ["src", "extensions", "public", "scripts/vite", "scripts/deploy"],
  files: ["index.html", "extensions.json", "package.json", "package-lock.json", "vite.config.ts"],
}

/**
 * Settings and variables that a build of the app depends on, for `values` of {@link fingerprint}.
 *
 * @param {Record<string, string>} env
 */
export const buildValues = (env) => [
  `EXTENSIONS=${process.env.EXTENSIONS}`,
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
]

/**
 * Hash of the path, size and modification time of all files in some folders and of some single files, which may be
 * missing, and of other values that a result depends on. Takes milliseconds for a thousand files.
 *
 * @param {{ dirs: string[], files: string[], values?: string[] }} inputs
 */
export async function fingerprint({ dirs, files, values = [] }) {
  const listings = dirs.map((dir) => readdir(join(root, dir), { recursive: true, withFileTypes: true }).catch(() => []))
  const found = (await Promise.all(listings))
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const states = await Promise.all(
    [...files, ...found].sort().map((file) =>
      stat(join(root, file)).then(
        ({ size, mtimeMs }) => `${file} ${size} ${mtimeMs}`,
        () => `${file} missing`,
      ),
    ),
  )
  return createHash("sha256")
    .update([root, ...values, ...states].join("\n"))
    .digest("hex")
    .slice(0, 16)
}
