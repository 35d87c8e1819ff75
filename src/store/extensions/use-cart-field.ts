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
  /** Saves the typed text; resolves with the reason if that fails, as the checks of `beforeOrder` do. */
  save(): Promise<string | undefined>
}

interface CartText {
  readonly cartId: string | undefined
  readonly text: string
}

/**
 * A text in the cart's metadata, which the order has too. It is saved when its field loses the focus. `check` returns
 * the error of a text that isn't valid.
 */
export function useCartField(key: string, check: (text: string) => string | undefined = () => undefined): CartField {
  const t = useTranslations("ui.extension")
  const client = useQueryClient()
  const { cart } = useCart()
  const cartId = cart?.id
  const saved = String(cart?.metadata?.[key] ?? "")
  const [typed, setTyped] = useState<CartText>()
  const [refused, setRefused] = useState<CartText & { readonly reason: string | undefined }>()
  /** The text that this field saved last; undefined if it isn't known whether one was saved. */
  const lastSaved = useRef<CartText>(undefined)
  const latest = useRef("")
  const saving = useRef<Promise<string | undefined>>(undefined)
  const isTyped = typed !== undefined && typed.cartId === cartId
  const text = isTyped ? typed.text : saved
  const isRefused = refused?.cartId === cartId && refused?.text === text.trim()

  async function write(id: string, value: string): Promise<string | undefined> {
    lastSaved.current = undefined
    try {
      await updateCart(client, id, async (carts) => {
        // Another extension or tab may have changed another value.
        const { cart: now } = await carts.retrieve({ id, query: { fields: "metadata" } })
        const metadata = { ...now.metadata, [key]: value === "" ? null : value }
        return carts.update({ id, body: { metadata }, query: { fields: CART_FIELDS } })
      })
      lastSaved.current = { cartId: id, text: value }
      return undefined
    } catch {
      return t("notSaved")
    }
  }

  /** Saves the latest text, and again if it changes while it is saved. */
  async function saveLatest(): Promise<string | undefined> {
    for (;;) {
      const value = latest.current
      const isSaved = value === saved && value === lastSaved.current?.text && cartId === lastSaved.current.cartId
      const reason = isSaved ? undefined : cartId === undefined ? t("notSaved") : await write(cartId, value)
      if (latest.current === value) return reason
    }
  }

  function saveText(value: string): Promise<string | undefined> {
    latest.current = value
    saving.current ??= saveLatest().finally(() => {
      saving.current = undefined
    })
    return saving.current
  }

  async function save(): Promise<string | undefined> {
    const value = text.trim()
    const reason = check(value) ?? (isTyped ? await saveText(value) : undefined)
    setRefused({ cartId, text: value, reason })
    return reason
  }

  return {
    props: {
      value: text,
      error: isRefused ? refused.reason : undefined,
      onChange: ({ currentTarget }) => setTyped({ cartId, text: currentTarget.value }),
      onBlur: () => void save(),
    },
    save,
  }
}
