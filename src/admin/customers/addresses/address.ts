import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import type { Editable } from "#admin/kit/form/save-record.ts"
import type { CustomerAddress } from "#schema/admin/entities/customer.ts"
import { ApiError } from "#sdk/error.ts"
import type { addressSchema } from "./address-schema.ts"

const FIELDS = [
  "id,address_name,is_default_shipping,is_default_billing,first_name,last_name,company,address_1,address_2",
  "postal_code,city,province,country_code,phone,metadata,customer_id,created_at,updated_at",
].join(",")

/** Addresses that the page of a customer shows at most. */
export const MAX_ADDRESSES = 50

const listKey = (customerId: string): readonly unknown[] => ["admin", "customer-addresses", customerId]

/** Loads the addresses of a customer, the oldest first. */
export const addressesQuery = (customerId: string) =>
  queryOptions({
    queryKey: listKey(customerId),
    queryFn: ({ signal }) =>
      adminSdk().admin.customer.listAddresses(
        { id: customerId, query: { fields: FIELDS, order: "created_at", limit: MAX_ADDRESSES } },
        { signal },
      ),
    staleTime: 10_000,
  })

async function loadAddress(customerId: string, id: string, signal?: AbortSignal): Promise<CustomerAddress> {
  const args = { id: customerId, address_id: id, query: { fields: FIELDS } }
  // The server answers `{}` for addresses that don't exist.
  const { address } = (await adminSdk().admin.customer.retrieveAddress(args, signal ? { signal } : {})) as {
    address?: CustomerAddress
  }
  if (address) return address
  throw new ApiError({ kind: "http", status: 404, type: "not_found", message: `Address ${id} was not found` })
}

type AddressBody = z.output<typeof addressSchema>

/** The addresses of a customer as records of a form. */
export const addressesOf = (customerId: string) => {
  const api = () => adminSdk().admin.customer
  const one = (id: string) =>
    queryOptions({
      queryKey: [...listKey(customerId), id] as readonly unknown[],
      queryFn: ({ signal }) => loadAddress(customerId, id, signal),
      staleTime: 10_000,
    })
  /** The latest address with these values. */
  const find = async (body: AddressBody): Promise<CustomerAddress | undefined> => {
    const query = { fields: FIELDS, order: "-created_at", limit: MAX_ADDRESSES }
    const { addresses } = await api().listAddresses({ id: customerId, query })
    return addresses.find((address) => address.address_1 === body.address_1 && address.city === body.city)
  }
  const records: Editable<CustomerAddress, AddressBody> = {
    name: `customer-addresses/${customerId}`,
    one,
    create: async (body) => {
      // The response is the customer.
      await api().createAddress({ id: customerId, body, query: { fields: "id" } })
      const created = await find(body)
      if (!created) throw new ApiError({ kind: "network", message: "The created address wasn't found" })
      return created
    },
    update: async (id, body) => {
      await api().updateAddress({ id: customerId, address_id: id, body, query: { fields: "id" } })
      return loadAddress(customerId, id)
    },
  }
  const invalidate = (client: QueryClient) => client.invalidateQueries({ queryKey: listKey(customerId) })
  return {
    ...records,
    find,
    invalidate,
    remove: async (client: QueryClient, id: string) => {
      await api().deleteAddress({ id: customerId, address_id: id, query: { fields: "id" } })
      client.removeQueries({ queryKey: one(id).queryKey })
      await client.invalidateQueries({ queryKey: listKey(customerId), exact: true })
    },
  }
}
