import { acceptInvite } from "./admin/accept-invite.ts"

export const messages = { admin: { acceptInvite } }
