import { z } from "zod"
import { User } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, deleted, listQuery, loose, metadata, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListUserQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  email: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
})

const UpdateUserBody = z.strictObject({
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  avatar_url: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const operation = { auth: "user", fields: defaults.adminUserList, query: selectQuery } as const

export const userSchemas = {
  list: { ...operation, about: "List users", limit: 50, query: ListUserQuery, response: page("users", User) },
  delete: { about: "Delete a user", auth: "user", response: deleted("user") },
  retrieve: { ...operation, about: "Get a user", response: one("user", User) },
  update: { ...operation, about: "Update a user", body: UpdateUserBody, response: one("user", User) },
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
  me: { ...operation, about: "Get the signed-in user", response: one("user", User) },
} satisfies EndpointSchemas
