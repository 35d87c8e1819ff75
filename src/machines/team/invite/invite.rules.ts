import { isEmail } from "#lib/email.ts"
import type { Invite, User } from "#schema/admin/entities/settings.ts"

type InviteReason = "noEmail" | "notEmail" | "member" | "invited"
type Invited = Pick<Invite, "email" | "expires_at">

const same = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

/** Why this address can't be invited; the server accepts any text. */
export function whyNotInvite(
  email: string,
  users: readonly Pick<User, "email">[],
  invites: readonly Pick<Invite, "email">[],
): InviteReason | undefined {
  if (email.trim() === "") return "noEmail"
  if (!isEmail(email)) return "notEmail"
  if (users.some((user) => same(user.email, email))) return "member"
  return invites.some((invite) => same(invite.email, email)) ? "invited" : undefined
}

export const isExpired = ({ expires_at }: Invited, now = Date.now()): boolean => Date.parse(expires_at) <= now
