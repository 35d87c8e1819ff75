import { z } from "zod"
import { Invite, User } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, metadata, one, oneOrMany, optionalTexts, page, recordQuery, selectQuery } from "#schema/fields.ts"

const ListInviteQuery = recordQuery({ email: oneOrMany(z.string()).optional() })

const CreateInviteBody = z.strictObject({
  email: z.string(),
  roles: z.array(z.string()).nullable().optional(),
  metadata: metadata.optional(),
})

const AcceptBody = z.strictObject({ ...optionalTexts("email", "first_name", "last_name") })

const operation = {
  auth: "user",
  fields: defaults.adminInviteList,
  query: selectQuery,
  response: one("invite", Invite),
} as const

export const inviteSchemas = {
  list: { ...operation, about: "List invites", limit: 50, query: ListInviteQuery, response: page("invites", Invite) },
  create: { ...operation, about: "Create an invite", body: CreateInviteBody },
  delete: { about: "Delete an invite", auth: "user", response: deleted("invite") },
  retrieve: { ...operation, about: "Get an invite" },
  resend: { ...operation, about: "Send an invite again, with a new token" },
  accept: {
    about: "Accept an invite and become a user",
    auth: "unregistered user",
    fields: defaults.adminInviteList,
    query: selectQuery.extend({ token: z.string() }),
    body: AcceptBody,
    response: one("user", User),
  },
} satisfies EndpointSchemas
