import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { FIRST_DATA } from "#mocks/browser/first-data.ts"
import { createBackend } from "#mocks/http/backend.ts"
import "#mocks/listed-extensions.ts"
import { type Prerendered, prerender } from "./prerender.ts"
import { startHere } from "./renderers.ts"
import { RECORDS } from "./site-record.ts"

/** Stands for the origin of the site, which a build doesn't know. */
const UNKNOWN_ORIGIN = "http://demo.invalid"
/** Markets in which all pages are files; the others have {@link frequent} only. */
const complete = ["", "/de-de"]
const frequent = ["/", "/products"]

/** Writes the pictures of the pages as files: on a first visit, pages are shown before the backend runs. */
async function writePictures(dir: string, base: string): Promise<void> {
  const names = await readdir(dir, { recursive: true })
  const pages = await Promise.all(
    names.filter((name) => name.endsWith(".html")).map((name) => readFile(join(dir, name), "utf8")),
  )
  const pictures = new Set(pages.flatMap((page) => page.match(/api\/static\/pictures\/[\w.-]+/g) ?? []))
  await mkdir(join(dir, "api", "static", "pictures"), { recursive: true })
  for (const picture of pictures) {
    const response = await fetch(UNKNOWN_ORIGIN + base + picture)
    if (!response.ok) throw new Error(`The in-memory backend responds to ${picture} with ${response.status}.`)
    await writeFile(join(dir, picture), await response.text())
  }
}

/** Renders the pages of the demo into its build, from the data of a first visit. */
export async function prerenderDemo(dir: string, base: string): Promise<Prerendered> {
  const api = `${UNKNOWN_ORIGIN}${base}api`
  const backend = createBackend({ ...FIRST_DATA, base: api })
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = String(input)
    return url.startsWith(api)
      ? backend.fetch(new Request(UNKNOWN_ORIGIN + url.slice(api.length), init))
      : send(input, init)
  }
  try {
    const result = await prerender({
      dir,
      out: dir,
      settings: {},
      origin: UNKNOWN_ORIGIN,
      base,
      includes: (path, prefix) => complete.includes(prefix) || frequent.includes(path),
      start: (source) => startHere({ ...source, unknownOrigin: UNKNOWN_ORIGIN }),
    })
    await writePictures(dir, base)
    // A build is always rendered as a whole.
    await rm(join(dir, RECORDS), { recursive: true })
    return result
  } finally {
    globalThis.fetch = send
  }
}
