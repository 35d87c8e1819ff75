import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { cacheDir } from "./project.mjs"

const hour = 3_600_000

/**
 * Returns the folder that `make` filled for this fingerprint, and calls it if there is none yet. It fills a draft that is
 * renamed, so that a concurrent command never sees an incomplete folder.
 *
 * @param {string} path below the cache, such as "ts/server"
 * @param {string} print
 * @param {(draft: string) => Promise<unknown>} make
 */
export async function cachedDir(path, print, make) {
  const dir = join(cacheDir, `${path}.${print}`)
  if (existsSync(dir)) await utimes(dir, new Date(), new Date())
  else await fill(dir, make)
  await removeOld(join(cacheDir, dirname(path)), basename(path))
  return dir
}

/**
 * @param {string} dir
 * @param {(draft: string) => Promise<unknown>} make
 */
async function fill(dir, make) {
  const draft = `${dir}-${randomUUID()}`
  const nodeEnv = process.env.NODE_ENV
  await mkdir(draft, { recursive: true })
  try {
    await make(draft)
    await rename(draft, dir).catch((error) => {
      if (!existsSync(dir)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    // Vite's build sets it to "production" for the whole process.
    if (nodeEnv === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = nodeEnv
  }
}

/**
 * Removes old folders. A running server may still read from its own, so those of the last hour stay.
 *
 * @param {string} home
 * @param {string} name
 */
async function removeOld(home, name) {
  for (const entry of await readdir(home)) {
    if (!entry.startsWith(`${name}.`)) continue
    const dir = join(home, entry)
    const age = await stat(dir).then(
      (state) => Date.now() - state.mtimeMs,
      () => 0,
    )
    if (age > hour) await rm(dir, { recursive: true, force: true })
  }
}
