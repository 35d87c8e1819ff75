import { z } from "zod"
import { User } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, listQuery, loose, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListUserQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  email: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
})

export const UpdateUserBody = z.strictObject({
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  avatar_url: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const userSchemas = {
  list: {
    about: "List users",
    auth: "user",
    fields: defaults.adminUserList,
    limit: 50,
    query: ListUserQuery,
    response: page("users", User),
  },
  delete: { about: "Delete a user", auth: "user", response: deleted("user") },
  retrieve: {
    about: "Get a user",
    auth: "user",
    fields: defaults.adminUserList,
    query: selectQuery,
    response: one("user", User),
  },
  update: {
    about: "Update a user",
    auth: "user",
    fields: defaults.adminUserList,
    query: selectQuery,
    body: UpdateUserBody,
    response: one("user", User),
  },
  listAuthProviders: {
    about: "List a user's sign-in methods",
    auth: "user",
    response: loose({ providers: z.array(z.string()) }),
  },
  generateResetPasswordToken: {
    about: "Request a password reset for a user",
    auth: "user",
    response: loose({ token: z.string() }),
  },
  me: {
    about: "Get the signed-in user",
    auth: "user",
    fields: defaults.adminUserList,
    query: selectQuery,
    response: one("user", User),
  },
} satisfies EndpointSchemas
