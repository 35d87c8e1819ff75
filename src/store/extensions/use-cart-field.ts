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
  /** What was typed and is saved; undefined while that is unknown. */
  const lastSaved = useRef<string>(undefined)
  const text = typed ?? saved

  async function write(cartId: string, value: string): Promise<string | undefined> {
    lastSaved.current = undefined
    try {
      await updateCart(client, cartId, async (carts) => {
        // Another extension or tab may have changed another value.
        const { cart: now } = await carts.retrieve({ id: cartId, query: { fields: "metadata" } })
        const metadata = { ...now.metadata, [key]: value === "" ? null : value }
        return carts.update({ id: cartId, body: { metadata }, query: { fields: CART_FIELDS } })
      })
      lastSaved.current = value
      return undefined
    } catch {
      return t("notSaved")
    } finally {
      saving.current = undefined
    }
  }

  /** Resolves with the reason if the text isn't saved. Texts are saved one after the other, the same one once. */
  async function saveText(value: string): Promise<string | undefined> {
    while (saving.current && saving.current.text !== value) await saving.current.result
    if (saving.current) return saving.current.result
    if (value === lastSaved.current) return undefined
    if (!cart) return t("notSaved")
    const result = write(cart.id, value)
    saving.current = { text: value, result }
    return result
  }

  async function save(): Promise<string | undefined> {
    const value = text.trim()
    const reason = check(value) ?? (typed === undefined ? undefined : await saveText(value))
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
