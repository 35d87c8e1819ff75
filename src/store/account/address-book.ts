import type { z } from "zod"
import { isLost, runIdempotent } from "#machines/kit/lost-response.ts"
import type { CreateAddressBody } from "#schema/store/customer.ts"
import type { Customer, CustomerAddress } from "#schema/store/entities/customer.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"

export type AddressBody = z.infer<typeof CreateAddressBody>
type Book = readonly CustomerAddress[]
interface Attempt {
  readonly body: AddressBody
  readonly known: ReadonlySet<string>
}

/** The last attempt without a response; the address may have been saved. */
const lost = new WeakMap<StoreSdk, Attempt>()

const readBook = async (sdk: StoreSdk): Promise<Customer> => (await sdk.store.customer.retrieve()).customer

const isSame = (address: CustomerAddress, body: AddressBody): boolean =>
  Object.entries(body).every(
    ([key, value]) =>
      typeof value === "boolean" || (value || null) === ((address as Record<string, unknown>)[key] || null),
  )
const isSameBody = (a: AddressBody, b: AddressBody): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => (a[key as keyof AddressBody] || null) === (b[key as keyof AddressBody] || null),
  )

async function findAdded(sdk: StoreSdk, { body, known }: Attempt) {
  const customer = await readBook(sdk)
  const address = customer.addresses?.find((one) => !known.has(one.id) && isSame(one, body))
  return address && { customer, id: address.id }
}

/**
 * Adds an address to the book. After a lost response, checks whether it was saved before adding it again. If the customer
 * has corrected it since then, the saved one is updated, unless it was in the address book (`before`) from the start.
 */
export async function addAddress(sdk: StoreSdk, body: AddressBody, before: Book): Promise<Customer> {
  const { customer: customers } = sdk.store
  const last = lost.get(sdk)
  const isRepeated = last !== undefined && isSameBody(last.body, body)
  const known = isRepeated ? last.known : new Set(before.map(({ id }) => id))
  const saved = last && (await findAdded(sdk, last))
  lost.delete(sdk)
  if (saved && isRepeated) return saved.customer
  try {
    const isUnseen = saved && !before.some(({ id }) => id === saved.id)
    const call = isUnseen ? customers.updateAddress({ address_id: saved.id, body }) : customers.createAddress({ body })
    return (await call).customer
  } catch (error) {
    if (!isLost(toApiError(error))) throw error
    const found = await findAdded(sdk, { body, known }).catch(() => undefined)
    if (found) return found.customer
    lost.set(sdk, { body, known })
    throw error
  }
}

/** Removes an address from the book; succeeds if it is already gone. */
export async function removeAddress(sdk: StoreSdk, id: string): Promise<Customer> {
  const isGone = async () => !(await readBook(sdk)).addresses?.some((address) => address.id === id)
  try {
    await runIdempotent(() => sdk.store.customer.deleteAddress({ address_id: id }), isGone)
  } catch (error) {
    if (toApiError(error).status !== 404) throw error
  }
  return readBook(sdk)
}
