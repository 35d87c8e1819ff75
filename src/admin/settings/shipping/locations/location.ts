import { adminSdk } from "#admin/api/client.ts"
import { type Location, stockLocations } from "./stock-location.resource.ts"

export const addressParts = [
  "address_1",
  "address_2",
  "company",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const
export type AddressPart = (typeof addressParts)[number]

/** The fields of a location's form. */
export type LocationBody = { name: string; metadata: Record<string, unknown> } & Record<AddressPart, string>

const addressOf = (body: Partial<LocationBody>, present: Location["address"]) => {
  const text = (part: AddressPart) => body[part] ?? present?.[part] ?? ""
  const optional = (part: AddressPart) => text(part) || null
  return {
    address_1: text("address_1"),
    country_code: text("country_code"),
    address_2: optional("address_2"),
    company: optional("company"),
    postal_code: optional("postal_code"),
    city: optional("city"),
    province: optional("province"),
    phone: optional("phone"),
  }
}

const given = ({ name, metadata }: Partial<LocationBody>) => ({
  ...(name === undefined ? {} : { name }),
  ...(metadata === undefined ? {} : { metadata }),
})

const changesAddress = (body: Partial<LocationBody>) => addressParts.some((part) => body[part] !== undefined)

/** The body of a new location. */
export const newLocation = (body: LocationBody) => ({ ...given(body), name: body.name, address: addressOf(body, null) })

/** Stock locations. The server takes an address only as a whole, so a change sends its other parts too. */
export const locations = {
  ...stockLocations,
  create: (body: LocationBody): Promise<Location> => stockLocations.create(newLocation(body)),
  update: async (id: string, body: Partial<LocationBody>): Promise<Location> => {
    if (!changesAddress(body)) return await stockLocations.update(id, given(body))
    const query = { fields: "id,address_id,*address" }
    const { stock_location } = await adminSdk().admin.stockLocation.retrieve({ id, query })
    return await stockLocations.update(id, { ...given(body), address: addressOf(body, stock_location?.address) })
  },
}

/** The latest location with a name, to check after a lost response whether it was created. */
export async function findLocation({ name }: { name: string }): Promise<Location | undefined> {
  const query = { name, fields: "id,name,metadata,address_id,*address", order: "-created_at", limit: 1 }
  return (await adminSdk().admin.stockLocation.list({ query })).stock_locations[0]
}
