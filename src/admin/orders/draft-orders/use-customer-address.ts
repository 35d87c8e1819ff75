import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { PickedCustomer } from "#admin/customers/customer-picker.tsx"
import { isSame } from "#admin/kit/form/form-values.ts"
import { type AddressForm, toAddressForm } from "#admin/orders/address-form.ts"
import { customerAddressesQuery } from "./customer-addresses.ts"
import type { DraftForm } from "./draft-schema.ts"

/**
 * Fills in the chosen customer's address until one is typed. A typed address is kept, and the customer's is `offered`
 * instead. An address that was filled in is never kept for the next customer.
 */
export function useCustomerAddress(
  { getValues, setValue, formState: { isSubmitted } }: UseFormReturn<DraftForm, unknown, DraftForm>,
  countriesOf: (regionId: string) => readonly string[],
) {
  const client = useQueryClient()
  const latest = useRef<string | null>(getValues("picked.customer")?.id ?? null)
  const [offered, offer] = useState<AddressForm | null>(null)
  const isTyped = () => !isSame(getValues("address"), getValues("filled"))

  function fill(address: AddressForm | null) {
    const countries = countriesOf(getValues("region"))
    const only = countries.length === 1 ? countries[0] : ""
    const given = address ?? toAddressForm(null)
    const isServed = countries.includes(given.country_code)
    const filled = isServed ? given : { ...given, country_code: only ?? "", province: "" }
    setValue("filled", filled)
    setValue("address", filled, { shouldValidate: isSubmitted })
    offer(null)
  }

  async function follow({ customer }: PickedCustomer): Promise<void> {
    const id = customer?.id ?? null
    if (id === latest.current) return
    latest.current = id
    offer(null)
    if (!isTyped()) fill(null)
    if (id === null) return
    // Without a response the address stays empty and can be typed.
    const [found] = await client.fetchQuery(customerAddressesQuery(id)).catch(() => [])
    if (!found || latest.current !== id) return
    if (isTyped()) offer(toAddressForm(found))
    else fill(toAddressForm(found))
  }
  return { follow, offered, fill }
}
