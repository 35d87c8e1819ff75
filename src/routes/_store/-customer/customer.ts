import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { keepOwned, ownedKey, singleReadSdk, storeSdk } from "#routes/_store/-api/client.ts"
import { GUEST } from "#routes/_store/-visit/owner.ts"
import { useVisit } from "#routes/_store/-visit/use-visit.ts"
import { endLogin, visit } from "#routes/_store/-visit/visit.ts"
import type { Customer } from "#schema/store/entities/customer.ts"
import { toApiError } from "#sdk/error.ts"
import { type AddressBody, addAddress, removeAddress } from "./address-book.ts"

export const hasToken = (): boolean => visit().owner !== GUEST

/** The customer who is signed in, with the address book; null for a guest, and after the login has expired. */
export const customerQuery = (owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("customer", owner),
    queryFn: async ({ signal }): Promise<Customer | null> => {
      if (owner === GUEST) return null
      try {
        return (await storeSdk(owner).store.customer.retrieve({}, { signal })).customer
      } catch (error) {
        if (toApiError(error).status !== 401) throw error
        endLogin(owner)
        return null
      }
    },
    staleTime: 300_000,
  })

/** The customer who is signed in, also after another tab has changed that. */
export const useCustomer = () => useQuery(customerQuery(useVisit().owner))

/** The customer who is signed in, for a loader; asks again where that changes while it loads. */
export async function loadCustomer(client: QueryClient): Promise<Customer | null> {
  const { owner } = visit()
  try {
    return await client.ensureQueryData(customerQuery(owner))
  } catch (error) {
    if (visit().owner === owner) throw error
    return loadCustomer(client)
  }
}

/** A change of the customer; the server answers with the customer as it is then. */
function useCustomerChange<V>(send: (change: V, sdk: ReturnType<typeof storeSdk>) => Promise<Customer | undefined>) {
  const client = useQueryClient()
  const { owner } = useVisit()
  const { queryKey } = customerQuery(owner)
  return useMutation({
    mutationFn: (change: V) => send(change, storeSdk(owner)),
    onSuccess: (customer) =>
      customer ? keepOwned(client, queryKey, customer) : client.invalidateQueries({ queryKey }),
  })
}

/** Reads the customer as it is now, to compare with what a form began with. */
export function useLatestCustomer(): () => Promise<Customer> {
  const client = useQueryClient()
  const { owner } = useVisit()
  return async () => {
    const { customer } = await singleReadSdk(owner).store.customer.retrieve()
    keepOwned(client, customerQuery(owner).queryKey, customer)
    return customer
  }
}

export type Profile = Readonly<Record<"first_name" | "last_name" | "company_name" | "phone", string | null>>
export const useSaveProfile = () =>
  useCustomerChange(async (body: Partial<Profile>, sdk) => (await sdk.store.customer.update({ body })).customer)

/** Saves an address of the book: a new one, or what has changed of the one with this id. */
export function useSaveAddress() {
  const client = useQueryClient()
  const { owner } = useVisit()
  return useCustomerChange(async ({ id, body }: { id: string | null; body: AddressBody }, sdk) => {
    const before = client.getQueryData(customerQuery(owner).queryKey)?.addresses ?? []
    if (id === null) return addAddress(sdk, body, before)
    return (await sdk.store.customer.updateAddress({ address_id: id, body })).customer
  })
}

export const useDeleteAddress = () => useCustomerChange((id: string, sdk) => removeAddress(sdk, id))
