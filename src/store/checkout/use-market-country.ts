import { type RefObject, useEffect, useRef } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useMarket } from "#store/market/market.ts"
import type { CheckoutProps } from "./checkout-props.ts"
import { addressesOf, type DetailsForm } from "./use-details-form.ts"

interface MarketCountryOptions extends Pick<CheckoutProps, "send"> {
  cart: Cart | null
  /** Whether the cart is being moved to an address of the address book. */
  isMoving: boolean
  seen: RefObject<{ address: string }>
}

/** Keeps the shipping country one that the cart's market has, also after another market was chosen. */
export function useMarketCountry(form: UseFormReturn<DetailsForm>, options: MarketCountryOptions): void {
  const { setValue, getValues } = form
  const { cart, isMoving, seen, send } = options
  const { market } = useMarket()
  const shipsTo = useRef(market?.country)
  useEffect(() => {
    if (!market || market.country === shipsTo.current) return
    shipsTo.current = market.country
    if (cart?.region?.countries?.some(({ iso_2 }) => iso_2 === market.country)) {
      setValue("shipping.country_code", market.country)
      setValue("shipping.province", "")
    }
    // Only the dialog has shown the prices there.
    send({ type: isMoving ? "cart.refresh" : "cart.moved" })
  }, [market, cart, isMoving, send, setValue])
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses a country once the cart has arrived in its market
  useEffect(() => {
    // The moved cart keeps the entries, also after a reload.
    seen.current.address = addressesOf(cart)
    const codes = (cart?.region?.countries ?? []).map(({ iso_2 }) => iso_2)
    if (codes.length === 0 || codes.includes(getValues("shipping.country_code"))) return
    setValue("shipping.country_code", codes.find((code) => code === market?.country) ?? codes[0] ?? "")
    setValue("shipping.province", "")
  }, [cart?.region_id])
}
