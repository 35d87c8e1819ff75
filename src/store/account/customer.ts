import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { Customer } from "#schema/store/entities/customer.ts"
import { toApiError } from "#sdk/error.ts"
import { ownedKey, setOwnedData, singleReadSdk, storeSdk } from "#store/api/client.ts"
import { loadOwned } from "#store/api/load.ts"
import { GUEST } from "#store/visit/owner.ts"
import { endLogin, useVisit, visit } from "#store/visit/visit.ts"
import { type AddressBody, addAddress, removeAddress } from "./address-book.ts"

export const hasToken = (): boolean => visit().owner !== GUEST

/** The signed-in customer with their addresses; null for a guest and after the login has expired. */
export const customerQuery = (owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("customer", owner),
    queryFn: async ({ signal }): Promise<Customer | null> => {
      if (owner === GUEST) return null
      try {
        return (await storeSdk(owner).store.customer.retrieve({}, { signal })).customer
      } catch (error) {
        // 404: the customer was deleted.
        if (![401, 404].includes(toApiError(error).status)) throw error
        endLogin(owner)
        return null
      }
    },
    staleTime: 300_000,
  })

/** The signed-in customer; follows changes in other tabs. */
export const useCustomer = () => useQuery(customerQuery(useVisit().owner))

/** Returns the signed-in customer for a loader; retries if the owner changes while loading. */
export const loadCustomer = (client: QueryClient): Promise<Customer | null> =>
  loadOwned(() => client.ensureQueryData(customerQuery()))

/** Changes the customer and caches the customer in the response. */
function useCustomerChange<V>(send: (change: V, sdk: ReturnType<typeof storeSdk>) => Promise<Customer | undefined>) {
  const client = useQueryClient()
  const { owner } = useVisit()
  const { queryKey } = customerQuery(owner)
  return useMutation({
    mutationFn: (change: V) => send(change, storeSdk(owner)),
    onSuccess: (customer) =>
      customer ? setOwnedData(client, queryKey, customer) : client.invalidateQueries({ queryKey }),
  })
}

/** Returns a function that loads the current customer, to compare with a form's initial values. */
export function useLatestCustomer(): () => Promise<Customer> {
  const client = useQueryClient()
  const { owner } = useVisit()
  return async () => {
    const { customer } = await singleReadSdk(owner).store.customer.retrieve()
    setOwnedData(client, customerQuery(owner).queryKey, customer)
    return customer
  }
}

export type Profile = Readonly<Record<"first_name" | "last_name" | "company_name" | "phone", string | null>>
export const useSaveProfile = () =>
  useCustomerChange(async (body: Partial<Profile>, sdk) => (await sdk.store.customer.update({ body })).customer)

/** Saves an address: adds one if `id` is null, otherwise updates the given fields. */
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
