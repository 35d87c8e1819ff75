let cartId: string | null = null

/** Id of the cart whose shopper has just returned from a payment provider's page; the checkout continues with it. */
export const returnedCart = (): string | null => cartId

export function setReturnedCart(id: string | null): void {
  cartId = id
}
