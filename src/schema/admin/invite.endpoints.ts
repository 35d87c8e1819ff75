import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { inviteSchemas } from "./invite.ts"

export const inviteEndpoints = endpoints<typeof inviteSchemas>()({
  list: get("/admin/invites"),
  create: post("/admin/invites"),
  delete: del("/admin/invites/:id"),
  retrieve: get("/admin/invites/:id"),
  resend: post("/admin/invites/:id/resend"),
  accept: post("/admin/invites/accept"),
})
