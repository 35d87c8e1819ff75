/** The mock's own paths, which steer it. */
export const isControl = ({ pathname }: URL): boolean => pathname.startsWith("/_mock/")

/**
 * Whether a request may steer the mock: from its own origin, from an allowed one, or from no web page at all. A browser
 * leaves out `Origin` where a page only loads something, but names the kind of page in `Sec-Fetch-Site`.
 */
export function mayControl({ url, headers }: Request, allowed: readonly string[]): boolean {
  const origin = headers.get("origin")
  if (origin !== null) return origin === new URL(url).origin || allowed.includes(origin)
  const site = headers.get("sec-fetch-site")
  return site === null || site === "same-origin" || site === "none"
}
