import type { Cart } from "#schema/store/entities/cart.ts"

type Given = Pick<Cart, "shipping_address" | "billing_address"> & {
  readonly total?: number | undefined
  readonly currency_code: string
  readonly email?: string | null | undefined
  readonly items?: readonly { readonly variant_id?: string | null | undefined; readonly quantity: number }[] | undefined
  readonly shipping_methods?: readonly { readonly name?: string | null | undefined }[] | null | undefined
}

const streetOf = (a: Given["shipping_address"]): string => `${a?.address_1} ${a?.country_code}`

/** What a shopper agrees to, as text: total, items, email, addresses and shipping method of a cart or an order. */
export const figuresOf = (given: Given): string =>
  [
    `${given.total} ${given.currency_code}`,
    (given.items ?? [])
      .map(({ variant_id, quantity }) => `${quantity} ${variant_id}`)
      .sort()
      .join(" + "),
    given.email,
    streetOf(given.shipping_address),
    streetOf(given.billing_address),
    (given.shipping_methods ?? []).map(({ name }) => name).join(" + "),
  ].join(" | ")
