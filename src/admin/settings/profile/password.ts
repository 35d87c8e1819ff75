import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { visitorSdk } from "#admin/settings/team/team.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import { bearer } from "#sdk/headers.ts"

/** How a user can sign in: "emailpass", or the name of a provider such as Google. */
export const signInQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "users", "one", id, "sign-in"],
    queryFn: async ({ signal }) => (await adminSdk().admin.user.listAuthProviders({ id }, { signal })).providers,
    staleTime: 60_000,
  })

/** The only way to sign in that has a password. */
export const PASSWORD = "emailpass"
const AT = { actor_type: "user", auth_provider: PASSWORD }

/** Whether an email and a password are correct. The login isn't kept. */
async function isPassword(email: string, password: string): Promise<boolean> {
  try {
    await visitorSdk().auth.login({ ...AT, body: { email, password } })
    return true
  } catch (error) {
    if (toApiError(error).status === 401) return false
    throw error
  }
}

/** Code of the error for a wrong current password. */
export const WRONG_PASSWORD = "wrong_password"

/**
 * Changes the own password: checks the current one, requests a token for a new one, and uses it. Safe to repeat: after a lost
 * response it checks whether the new password works already.
 */
export async function changePassword(
  { id, email }: { readonly id: string; readonly email: string },
  current: string,
  next: string,
): Promise<void> {
  if (!(await isPassword(email, current))) {
    if (await isPassword(email, next)) return
    throw new ApiError({
      kind: "http",
      status: 400,
      type: "not_allowed",
      message: WRONG_PASSWORD,
      code: WRONG_PASSWORD,
    })
  }
  const { token } = await adminSdk().admin.user.generateResetPasswordToken({ id })
  try {
    await visitorSdk().auth.updateProvider({ ...AT, body: { password: next } }, { headers: bearer(token) })
  } catch (error) {
    if (!isLost(toApiError(error)) || !(await isPassword(email, next).catch(() => false))) throw error
  }
}
