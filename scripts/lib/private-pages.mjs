/**
 * Pages that belong to a visitor, with all below them: their addresses can hold a token, and their HTML is a frame without
 * anything of a visitor. The listed pages have frames that can be files; the others have the id of an order in their address.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const areas = {
  "/account": [
    "/account",
    "/account/addresses",
    "/account/login",
    "/account/orders",
    "/account/profile",
    "/account/register",
  ],
  "/cart": ["/cart"],
  "/checkout": ["/checkout"],
  "/order": [],
  "/track": ["/track"],
  "/preview": [],
  "/wishlist": ["/wishlist"],
}

/** Paths of the pages that belong to a visitor, and of all below them. */
export const privatePaths = Object.keys(areas)

/** Private pages that are the same for all visitors until the app starts. */
export const privateFrames = Object.values(areas).flat()

/**
 * Returns whether a page belongs to a visitor.
 *
 * @param {string} path path of a page, without its market
 */
export const isPrivate = (path) => privatePaths.some((area) => path === area || path.startsWith(`${area}/`))
