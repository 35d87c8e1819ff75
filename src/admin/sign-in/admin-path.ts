import { localPath } from "#lib/local-path.ts"

/** Reads a path of the back office, so that a link can't lead to another site after the sign-in. */
export const adminPath = localPath(/^\/admin(\/|$)/)
