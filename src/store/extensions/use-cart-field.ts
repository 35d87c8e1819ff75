import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { CART_FIELDS, useCart } from "#store/cart/cart.ts"
import { updateCart } from "#store/cart/update-cart.ts"

/** A text in the metadata of the visitor's cart, with the props of a `TextField`. */
export interface CartField {
  readonly props: {
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
    readonly onBlur: () => void
  }
  /** Saves what was typed. Resolves with the reason if it isn't saved, so that it can be passed to `beforeOrder`. */
  save(): Promise<string | undefined>
}

/**
 * A text that is saved in the cart's metadata when its field is left; the order gets it too. `check` returns what is
 * wrong with a text.
 */
export function useCartField(key: string, check: (text: string) => string | undefined = () => undefined): CartField {
  const t = useTranslations("ui.extension")
  const client = useQueryClient()
  const { cart } = useCart()
  const saved = String(cart?.metadata?.[key] ?? "")
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const saving = useRef<{ readonly text: string; readonly result: Promise<string | undefined> }>(undefined)
  const text = typed ?? saved

  async function write(cartId: string, value: string): Promise<string | undefined> {
    try {
      await updateCart(client, cartId, async (carts) => {
        // Another extension or tab may have changed another value.
        const { cart: now } = await carts.retrieve({ id: cartId, query: { fields: "metadata" } })
        const metadata = { ...now.metadata, [key]: value === "" ? null : value }
        return carts.update({ id: cartId, body: { metadata }, query: { fields: CART_FIELDS } })
      })
      return undefined
    } catch {
      return t("notSaved")
    } finally {
      saving.current = undefined
    }
  }

  async function save(): Promise<string | undefined> {
    const value = text.trim()
    const problem = check(value)
    if (problem === undefined && saving.current?.text !== value) {
      await saving.current?.result
      if (!cart || value === saved) {
        setError(undefined)
        return undefined
      }
      saving.current = { text: value, result: write(cart.id, value) }
    }
    const reason = problem ?? (await saving.current?.result)
    setError(reason)
    return reason
  }

  return {
    props: {
      value: text,
      error,
      onChange: ({ currentTarget }) => {
        setTyped(currentTarget.value)
        setError(undefined)
      },
      onBlur: () => void save(),
    },
    save,
  }
}
