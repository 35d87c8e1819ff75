import { z } from "zod"
import { AuthProvider, User } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, loose, one } from "#schema/fields.ts"
import { AuthContext, Login, RefreshedLogin, Token } from "./entities.ts"

/** Not validated here, because the auth provider checks these fields and returns its own errors. */
const LoginBody = z.looseObject({ email: z.unknown().optional(), password: z.unknown().optional() })

const RegisterBody = LoginBody

const ResetPasswordBody = z.strictObject({ identifier: z.string(), metadata: json.default({}) })

const UpdateProviderBody = z.looseObject({ password: z.unknown().optional() })

const CallbackQuery = z.looseObject({})
const Success = loose({ success: z.boolean() })

export const identitySchemas = {
  loginByQuery: { about: "Sign in through the provider's page", auth: "none", query: CallbackQuery, response: Login },
  login: {
    about: "Sign in; a redirecting provider returns the `location` for the browser",
    auth: "none",
    body: LoginBody,
    response: Login,
  },
  callback: {
    about: "Complete a sign-in after the provider's redirect",
    auth: "none",
    query: CallbackQuery,
    response: Login,
  },
  callbackByBody: {
    about: "Complete a sign-in after the provider's POST request",
    auth: "none",
    body: CallbackQuery,
    response: Login,
  },
  register: {
    about: "Register credentials without a user or customer yet",
    auth: "none",
    body: RegisterBody,
    response: Token,
  },
  resetPassword: {
    about: "Request a password reset link",
    auth: "none",
    body: ResetPasswordBody,
    response: z.string(),
  },
  updateProvider: {
    about: "Set a new password with the token of the reset link",
    auth: "reset_token",
    body: UpdateProviderBody,
    response: Success,
  },
  listProviders: {
    about: "List the sign-in methods of an actor type",
    auth: "none",
    response: loose({ providers: z.array(AuthProvider) }),
  },
  createUser: {
    about: "Create an administrator for a sign-in",
    auth: "unregistered user",
    response: one("user", User),
  },
  logout: { about: "End the cookie's session", auth: "any_login", response: Success },
  createSession: {
    about: "Exchange a token for a session cookie",
    auth: "any_login",
    response: one("user", AuthContext),
  },
  refresh: { about: "Refresh a token", auth: "any_login", response: RefreshedLogin },
} satisfies EndpointSchemas
