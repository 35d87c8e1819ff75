import type { Reader } from "./search-params.ts"

const BASE = "http://localhost"

/**
 * Reads a path of this app with its query and fragment, for a page to open after signing in. Anything that a browser
 * could resolve to another site is undefined, also if it hides in backslashes, control characters or dots.
 */
export const localPath =
  (accepts: RegExp): Reader<string | undefined> =>
  (value) => {
    if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, BASE)) return undefined
    const { origin, pathname, search, hash } = new URL(value, BASE)
    const isLocal = origin === BASE && !pathname.startsWith("//") && accepts.test(pathname)
    return isLocal ? pathname + search + hash : undefined
  }
