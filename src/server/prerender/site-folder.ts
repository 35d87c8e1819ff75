import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { RECORDS } from "./site-record.ts"

/**
 * Keeps other runs from writing to a site's folder, until the returned function is called. Throws if another run writes to it;
 * one that was ended doesn't count.
 */
export async function lockSite(out: string): Promise<() => Promise<void>> {
  const lock = join(out, RECORDS, "lock")
  const write = () => writeFile(lock, String(process.pid), { flag: "wx" })
  await mkdir(dirname(lock), { recursive: true })
  await write().catch(async () => {
    const owner = Number(await readFile(lock, "utf8"))
    // In a container, each run can have the same id.
    if (owner !== process.pid && isRunning(owner))
      throw new Error(`process ${owner} writes to ${out} already. If it isn't another run, remove ${lock}`)
    await rm(lock)
    await write()
  })
  return () => rm(lock, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Names of a build's assets. */
interface Builds {
  readonly current: readonly string[]
  readonly previous: readonly string[]
}

/**
 * Copies a build into a site's folder, except for its page and its headers. Returns a function that removes assets which are
 * neither of this build nor of the one before it, whose pages can still be open.
 */
export async function copyBuild(dir: string, out: string): Promise<() => Promise<void>> {
  const record = join(out, RECORDS, "assets")
  const current = await assetsIn(dir)
  const { current: last, previous: older } = await readFile(record, "utf8")
    .then((text) => JSON.parse(text) as Builds)
    .catch(async (): Promise<Builds> => ({ current: await assetsIn(out), previous: [] }))
  const previous = String(last) === String(current) ? older : last
  await writeFile(record, JSON.stringify({ current, previous } satisfies Builds))
  const others = ["index.html", "_headers", ".headers"].map((name) => join(dir, name))
  if (dir !== out) await cp(dir, out, { recursive: true, filter: (file) => !others.includes(file) })
  return async () => {
    const kept = new Set([...current, ...previous])
    for (const name of await assetsIn(out)) if (!kept.has(name)) await rm(join(out, "assets", name))
  }
}

const assetsIn = async (dir: string): Promise<string[]> => (await readdir(join(dir, "assets")).catch(() => [])).sort()
