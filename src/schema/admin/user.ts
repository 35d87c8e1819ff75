import { z } from "zod"
import { User } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  optionalTexts,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListUserQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...optionalTexts("email", "first_name", "last_name"),
})

const UpdateUserBody = z.strictObject({
  ...optionalTexts("first_name", "last_name", "avatar_url"),
  metadata: metadata.optional(),
})

const operation = {
  auth: "user",
  fields: defaults.adminUserList,
  query: selectQuery,
  response: one("user", User),
} as const

export const userSchemas = {
  list: { ...operation, about: "List users", limit: 50, query: ListUserQuery, response: page("users", User) },
  delete: { about: "Delete a user", auth: "user", response: deleted("user") },
  retrieve: { ...operation, about: "Get a user" },
  update: { ...operation, about: "Update a user", body: UpdateUserBody },
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
  me: { ...operation, about: "Get the signed-in user" },
} satisfies EndpointSchemas
