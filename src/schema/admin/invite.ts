import { z } from "zod"
import { Invite, User } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  listQuery,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListInviteQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  email: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateInviteBody = z.strictObject({
  email: z.string(),
  roles: z.array(z.string()).nullable().optional(),
  metadata: metadata.optional(),
})

const AcceptBody = z.strictObject({
  email: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
})

const operation = { auth: "user", fields: defaults.adminInviteList, query: selectQuery } as const

export const inviteSchemas = {
  list: { ...operation, about: "List invites", limit: 50, query: ListInviteQuery, response: page("invites", Invite) },
  create: { ...operation, about: "Create an invite", body: CreateInviteBody, response: one("invite", Invite) },
  delete: { about: "Delete an invite", auth: "user", response: deleted("invite") },
  retrieve: { ...operation, about: "Get an invite", response: one("invite", Invite) },
  resend: { ...operation, about: "Send an invite again, with a new token", response: one("invite", Invite) },
  accept: {
    about: "Accept an invite and become a user",
    auth: "unregistered user",
    fields: defaults.adminInviteList,
    query: selectQuery.extend({ token: z.string() }),
    body: AcceptBody,
    response: one("user", User),
  },
} satisfies EndpointSchemas
