import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { ProfileSearch } from "./profile-search.ts"

export const shippingProfiles = defineResource({
  name: "shipping-profiles",
  table: () => adminSdk().admin.shippingProfile,
  keys: { many: "shipping_profiles", one: "shipping_profile" },
  fields: { list: "id,name,type,created_at,updated_at", one: "id,name,type,metadata,created_at,updated_at" },
  sort: "name",
  toQuery: (search: ProfileSearch) => datesQuery(search),
  affects: ["products", "sales"],
})

export type Profile = Awaited<ReturnType<typeof shippingProfiles.update>>
