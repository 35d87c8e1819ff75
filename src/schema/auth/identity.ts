import { z } from "zod"
import { AuthProvider, User } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, one } from "#schema/fields.ts"
import { AuthContext, Login, Token } from "./entities.ts"

/** Not validated here, because the auth provider checks these fields and returns its own errors. */
export const LoginBody = z.looseObject({ email: z.unknown().optional(), password: z.unknown().optional() })

export const RegisterBody = LoginBody

export const ResetPasswordBody = z.strictObject({ identifier: z.string(), metadata: json.default({}) })

export const UpdateProviderBody = z.looseObject({ password: z.unknown().optional() })

const CallbackQuery = z.looseObject({})
const Success = z.looseObject({ success: z.boolean() })

export const identitySchemas = {
  loginByQuery: { about: "Log in by a link of the provider", auth: "none", query: CallbackQuery, response: Login },
  login: { about: "Log in", auth: "none", body: LoginBody, response: Login },
  callback: {
    about: "Finish the login at a redirecting provider",
    auth: "none",
    query: CallbackQuery,
    response: Login,
  },
  callbackByBody: {
    about: "Finish the login at a provider that posts back",
    auth: "none",
    body: CallbackQuery,
    response: Login,
  },
  register: {
    about: "Register a login that has no user or customer yet",
    auth: "none",
    body: RegisterBody,
    response: Token,
  },
  resetPassword: {
    about: "Ask for a link to set a new password",
    auth: "none",
    body: ResetPasswordBody,
    response: z.string(),
  },
  updateProvider: {
    about: "Set a new password with the token of such a link",
    auth: "reset_token",
    body: UpdateProviderBody,
    response: Success,
  },
  listProviders: {
    about: "List the ways in which an actor may log in",
    auth: "none",
    response: z.looseObject({ providers: z.array(AuthProvider) }),
  },
  createUser: {
    about: "Make the holder of a login an administrator",
    auth: "unregistered user",
    response: one("user", User),
  },
  logout: { about: "End the session of the cookie", auth: "any_actor", response: Success },
  createSession: { about: "Take a session cookie for a token", auth: "any_actor", response: one("user", AuthContext) },
  refresh: { about: "Take a new token for the present one", auth: "any_actor", response: Token },
} satisfies EndpointSchemas
