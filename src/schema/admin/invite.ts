import { z } from "zod"
import { Invite, User } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListInviteQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  email: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateInviteBody = z.strictObject({
  email: z.string(),
  roles: z.array(z.string()).nullable().optional(),
  metadata: metadata.optional(),
})

export const AcceptBody = z.strictObject({
  email: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
})

export const inviteSchemas = {
  list: {
    about: "List invites",
    auth: "user",
    fields: defaults.adminInviteList,
    limit: 50,
    query: ListInviteQuery,
    response: page("invites", Invite),
  },
  create: {
    about: "Create an invite",
    auth: "user",
    fields: defaults.adminInviteList,
    query: selectQuery,
    body: CreateInviteBody,
    response: one("invite", Invite),
  },
  delete: { about: "Delete an invite", auth: "user", response: deleted("invite") },
  retrieve: {
    about: "Get an invite",
    auth: "user",
    fields: defaults.adminInviteList,
    query: selectQuery,
    response: one("invite", Invite),
  },
  resend: {
    about: "Send an invite again, with a new token",
    auth: "user",
    fields: defaults.adminInviteList,
    query: selectQuery,
    response: one("invite", Invite),
  },
  accept: {
    about: "Accept an invite and become a user",
    auth: "unregistered user",
    fields: defaults.adminInviteList,
    query: selectQuery.extend({ token: z.string() }),
    body: AcceptBody,
    response: one("user", User),
  },
} satisfies EndpointSchemas
