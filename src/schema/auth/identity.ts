import { z } from "zod"
import { AuthProvider } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json } from "#schema/fields.ts"

export const LoginBody = z.object({ email: z.string().optional(), password: z.string().optional() })

export const RegisterBody = z.object({ email: z.string(), password: z.string() })

export const ResetPasswordBody = z.strictObject({ identifier: z.string(), metadata: json.default({}) })

export const UpdateProviderBody = z.object({ password: z.string().optional() })

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
