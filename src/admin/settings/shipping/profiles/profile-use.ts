import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { shippingProfiles } from "./shipping-profile.resource.ts"

/** Products that are read: the server can't find those of a profile. */
const READ = 1_000
const OPTIONS = 100

interface Used {
  readonly id: string
  readonly title: string
}

export interface ProfileUse {
  readonly products: readonly Used[]
  /** Products without any profile. */
  readonly without: readonly Used[]
  readonly options: readonly { readonly id: string; readonly name: string; readonly location: string | undefined }[]
  /** Number of products that were read, if there are more. */
  readonly checked: number | undefined
}

interface Place {
  readonly fulfillment_set?: { readonly location?: { readonly name?: string } | null } | null
}

/** Loads the products and shipping options of a profile, and the products without any. */
export async function loadProfileUse(id: string, signal: AbortSignal): Promise<ProfileUse> {
  const { product, shippingOption } = adminSdk().admin
  const [{ products, count }, { shipping_options }] = await Promise.all([
    product.list({ query: { fields: "id,title,shipping_profile.id", order: "title", limit: READ } }, { signal }),
    shippingOption.list(
      {
        query: {
          shipping_profile_id: id,
          fields: "id,name,service_zone.fulfillment_set.location.name",
          order: "name",
          limit: OPTIONS,
        },
      },
      { signal },
    ),
  ])
  const used = products.map((each) => ({
    id: each.id,
    title: each.title,
    profile: (each.shipping_profile as { id: string } | null | undefined)?.id,
  }))
  return {
    products: used.filter(({ profile }) => profile === id),
    without: used.filter(({ profile }) => profile === undefined),
    options: shipping_options.map(({ id: option, name, service_zone }) => ({
      id: option,
      name,
      location: (service_zone as Place | null)?.fulfillment_set?.location?.name,
    })),
    checked: count > products.length ? products.length : undefined,
  }
}

export const profileUseQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", shippingProfiles.name, "one", id, "use"],
    queryFn: ({ signal }) => loadProfileUse(id, signal),
    staleTime: 10_000,
  })
