// Modules of the first pages use this constant itself, which a build inlines: a function takes more bytes.
const base = import.meta.env.BASE_URL

/** Path below which the site serves the app, without a trailing slash: "" or "/shop". */
export const basePath = base === "/" ? "" : base.slice(0, -1)

/** Returns the path of one of the app's pages on its site: "/cart" becomes "/shop/cart". */
export const withBase = (path: string): string => basePath + path

/** Returns the path of a page in the app: "/shop/cart" becomes "/cart". */
export const withoutBase = (pathname: string): string =>
  basePath && `${pathname}/`.startsWith(base) ? pathname.slice(basePath.length) || "/" : pathname
