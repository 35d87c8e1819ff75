import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { identitySchemas } from "./identity.ts"

export const identityEndpoints = endpoints<typeof identitySchemas>()({
  loginByQuery: get("/auth/:actor_type/:auth_provider"),
  login: post("/auth/:actor_type/:auth_provider"),
  callback: get("/auth/:actor_type/:auth_provider/callback"),
  callbackByBody: post("/auth/:actor_type/:auth_provider/callback"),
  register: post("/auth/:actor_type/:auth_provider/register"),
  resetPassword: { ...post("/auth/:actor_type/:auth_provider/reset-password"), wire: "text" },
  updateProvider: post("/auth/:actor_type/:auth_provider/update"),
  listProviders: get("/auth/:actor_type/providers"),
  createUser: post("/auth/:auth_provider/user"),
  logout: del("/auth/session"),
  createSession: post("/auth/session"),
  refresh: post("/auth/token/refresh"),
})
