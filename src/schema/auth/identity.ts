import { z } from "zod"
import { AuthProvider } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json } from "#schema/fields.ts"

/** The provider reads these by itself, and refuses them in its own words. */
export const LoginBody = z.looseObject({ email: z.unknown().optional(), password: z.unknown().optional() })

export const RegisterBody = LoginBody

export const ResetPasswordBody = z.strictObject({ identifier: z.string(), metadata: json.default({}) })

export const UpdateProviderBody = z.looseObject({ password: z.unknown().optional() })

export const identitySchemas = {
  loginByQuery: { about: "Login by query", response: z.looseObject({ location: z.unknown() }) },
  login: { about: "Login", body: LoginBody, response: z.unknown() },
  callback: { about: "Callback", response: z.unknown() },
  callbackByBody: { about: "Callback by body", response: z.unknown() },
  register: { about: "Register", body: RegisterBody, response: z.looseObject({ token: z.unknown() }) },
  resetPassword: { about: "Reset password", body: ResetPasswordBody, response: z.unknown() },
  updateProvider: {
    about: "Update provider",
    body: UpdateProviderBody,
    response: z.looseObject({ success: z.unknown() }),
  },
  listProviders: { about: "List providers", response: z.looseObject({ providers: z.array(AuthProvider) }) },
  createUser: { about: "Create user", response: z.looseObject({ user: z.unknown() }) },
  logout: { about: "Logout", response: z.unknown() },
  createSession: { about: "Create session", response: z.looseObject({ user: z.unknown() }) },
  refresh: { about: "Refresh", response: z.looseObject({ token: z.unknown() }) },
} satisfies EndpointSchemas
