import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { userSchemas } from "./user.ts"

export const userEndpoints = endpoints<typeof userSchemas>()({
  list: get("/admin/users"),
  delete: del("/admin/users/:id"),
  retrieve: get("/admin/users/:id"),
  update: post("/admin/users/:id"),
  listAuthProviders: get("/admin/users/:id/auth-providers"),
  generateResetPasswordToken: post("/admin/users/:id/reset-password"),
  me: get("/admin/users/me"),
})
