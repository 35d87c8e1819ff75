import type { z } from "zod"
import { isLost, runIdempotent } from "#machines/lost-response.ts"
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

/** Adds an address to the book. After a lost response, checks whether it was saved before adding it again. */
export async function addAddress(sdk: StoreSdk, body: AddressBody, before: Book): Promise<Customer> {
  const last = lost.get(sdk)
  const isRepeated = last !== undefined && isSameBody(last.body, body)
  const known = isRepeated ? last.known : new Set(before.map(({ id }) => id))
  const findAdded = async (): Promise<Customer | undefined> => {
    const customer = await readBook(sdk)
    return customer.addresses?.some((address) => !known.has(address.id) && isSame(address, body)) ? customer : undefined
  }
  const saved = isRepeated ? await findAdded() : undefined
  lost.delete(sdk)
  if (saved) return saved
  try {
    return (await sdk.store.customer.createAddress({ body })).customer
  } catch (error) {
    if (!isLost(toApiError(error))) throw error
    const found = await findAdded().catch(() => undefined)
    if (found) return found
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
