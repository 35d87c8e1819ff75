import { acceptInvite } from "./admin/accept-invite.ts"

/** Messages of the page that an invitation links to. */
export const messages = { admin: { acceptInvite } }
