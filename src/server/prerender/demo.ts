import { FIRST_DATA } from "#mocks/browser/first-data.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { type Prerendered, prerender } from "./prerender.ts"
import { startHere } from "./renderers.ts"

/** Stands for the origin of the site, which a build doesn't know. */
const UNKNOWN_ORIGIN = "http://demo.invalid"
/** Markets in which all pages are files; the others have {@link frequent} only. */
const complete = ["", "/de-de"]
const frequent = ["/", "/products"]

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
    return await prerender({
      dir,
      out: dir,
      settings: {},
      origin: UNKNOWN_ORIGIN,
      base,
      includes: (path, prefix) => complete.includes(prefix) || frequent.includes(path),
      start: (source) => startHere({ ...source, unknownOrigin: UNKNOWN_ORIGIN }),
    })
  } finally {
    globalThis.fetch = send
  }
}
