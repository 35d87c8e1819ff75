import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { z } from "zod"
import type { CreateAddressBody } from "#schema/store/customer.ts"
import type { Customer } from "#schema/store/entities/customer.ts"
import { toApiError } from "#sdk/error.ts"
import { addAddress, removeAddress } from "./address-book.ts"
import { storeSdk } from "./client.ts"

export const hasToken = async (): Promise<boolean> => (await storeSdk().client.storage.get()) !== null

/** The customer who is signed in, with the address book; null for a guest, and after the login has expired. */
export const customerQuery = queryOptions({
  queryKey: ["store", "customer"],
  queryFn: async ({ signal }): Promise<Customer | null> => {
    if (!(await hasToken())) return null
    try {
      return (await storeSdk().store.customer.retrieve({}, { signal })).customer
    } catch (error) {
      if (toApiError(error).status !== 401) throw error
      await storeSdk().client.storage.clear()
      return null
    }
  },
  staleTime: 300_000,
})

/** A change of the customer; the server answers with the customer as it is then. */
function useCustomerChange<V>(send: (change: V) => Promise<Customer | undefined>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (customer) =>
      customer
        ? client.setQueryData(customerQuery.queryKey, customer)
        : client.invalidateQueries({ queryKey: customerQuery.queryKey }),
  })
}

export interface Profile {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company_name: string | null
  readonly phone: string | null
}
export const useSaveProfile = () =>
  useCustomerChange(async (body: Profile) => (await storeSdk().store.customer.update({ body })).customer)

export type AddressBody = z.infer<typeof CreateAddressBody>

/** Saves an address of the book: a new one, or the one with this id. */
export function useSaveAddress() {
  const client = useQueryClient()
  return useCustomerChange(async ({ id, body }: { id: string | null; body: AddressBody }) => {
    const before = client.getQueryData(customerQuery.queryKey)?.addresses ?? []
    if (id === null) return addAddress(storeSdk(), body, before)
    return (await storeSdk().store.customer.updateAddress({ address_id: id, body })).customer
  })
}

export const useDeleteAddress = () => useCustomerChange((id: string) => removeAddress(storeSdk(), id))
