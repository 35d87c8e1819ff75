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

interface CartText {
  readonly cartId: string | undefined
  readonly text: string
}

/**
 * A text that is saved in the cart's metadata when its field is left; the order gets it too. `check` returns what is
 * wrong with a text.
 */
export function useCartField(key: string, check: (text: string) => string | undefined = () => undefined): CartField {
  const t = useTranslations("ui.extension")
  const client = useQueryClient()
  const { cart } = useCart()
  const cartId = cart?.id
  const saved = String(cart?.metadata?.[key] ?? "")
  const [typed, setTyped] = useState<CartText>()
  const [refused, setRefused] = useState<CartText & { readonly reason: string | undefined }>()
  /** What this field has saved last; undefined while that is unknown. */
  const lastSaved = useRef<CartText>(undefined)
  const wanted = useRef("")
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

  /** Saves the text that was wanted last, also if that changes meanwhile. */
  async function saveWanted(): Promise<string | undefined> {
    for (;;) {
      const value = wanted.current
      const isSaved = value === saved && value === lastSaved.current?.text && cartId === lastSaved.current.cartId
      const reason = isSaved ? undefined : cartId === undefined ? t("notSaved") : await write(cartId, value)
      if (wanted.current === value) return reason
    }
  }

  function saveText(value: string): Promise<string | undefined> {
    wanted.current = value
    saving.current ??= saveWanted().finally(() => {
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
