import { z } from "zod/mini"

/** Where to go after signing in: a page of the shop, never another site. */
export const entrySearch = z.object({
  next: z.catch(z.optional(z.string().check(z.regex(/^\/(?![/\\]|admin)/))), undefined),
  email: z.catch(z.optional(z.string()), undefined),
})
export const HOME = "/account"
