import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"

const users = defineResource({
  name: "users",
  table: () => adminSdk().admin.user,
  keys: { many: "users", one: "user" },
  fields: {
    list: "id,email,first_name,last_name",
    one: "id,email,first_name,last_name,metadata,created_at,updated_at",
  },
  affects: ["team", "people", "me"],
})

/** Members of the team as records of a form. New ones are invited. */
export const members = {
  name: users.name,
  one: users.one,
  update: users.update,
  remove: users.remove,
  invalidate: users.invalidate,
  forget: users.forget,
}
