/** Whether the path belongs to the mock's control API, also to that of a world. */
export const isControl = ({ pathname }: URL): boolean => /^(?:\/_world\/[^/]*)?\/_mock(?:\/|$)/.test(pathname)

/**
 * Whether a request may control the mock: it comes from its own origin, an allowed one, or no web page. Browsers omit
 * `Origin` when a page only loads a resource, but send `Sec-Fetch-Site`.
 */
export function mayControl({ url, headers }: Request, allowed: readonly string[]): boolean {
  const origin = headers.get("origin")
  if (origin !== null) return origin === new URL(url).origin || allowed.includes(origin)
  const site = headers.get("sec-fetch-site")
  return site === null || site === "same-origin" || site === "none"
}
