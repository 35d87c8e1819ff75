import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import { errorText } from "#app/error-text.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import type { CustomerAddress } from "#schema/store/entities/customer.ts"
import { useRefusalText } from "#store/api/use-refusal-text.ts"
import { countryName } from "#store/market/market.ts"
import type { Market } from "#store/market/region.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { moveToAddress } from "./move-to-address.ts"

interface Elsewhere {
  readonly address: CustomerAddress
  /** The market of the address's country. */
  readonly market: Market
  readonly label: string
  readonly description: string
}

interface AddressesElsewhereProps {
  cart: Cart
  addresses: readonly Elsewhere[]
  billing: CustomerAddress | undefined
  isBlocked: boolean
  /** Called with the id of the address when the cart is being moved to it, and with undefined afterward. */
  onMove: (id: string | undefined) => void
  /** Called after the cart was moved, or may have been. */
  onMoved: () => void
}

/** Saved addresses in countries of other markets, each with a button that moves the cart there and uses the address. */
export function AddressesElsewhere({ cart, addresses, billing, isBlocked, onMove, onMoved }: AddressesElsewhereProps) {
  const t = useTranslations("store.checkout.address.book")
  const tMarket = useTranslations("store.market")
  const tFailure = useTranslations("failure")
  const reasonOf = useRefusalText()
  const locale = useLocale()
  const client = useQueryClient()
  const headingId = useId()
  /** The items that would be removed, for which the shopper is asked. */
  const [asked, ask] = useState<{ readonly to: Elsewhere; readonly gone: readonly CartLineItem[] }>()
  const move = useMutation({
    mutationFn: ({ to, gone }: { to: Elsewhere; gone: readonly CartLineItem[] }) =>
      moveToAddress(client, { cart, gone, billing, address: to.address, market: to.market }),
    onMutate: ({ to }) => onMove(to.address.id),
    onSuccess: (gone, { to }) => {
      ask(gone.length > 0 ? { to, gone } : undefined)
      if (gone.length === 0) onMoved()
    },
    // The cart may have been moved anyway.
    onError: onMoved,
    onSettled: () => onMove(undefined),
  })
  const nameOf = ({ market }: Elsewhere) => countryName(market.country, locale)
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h4 id={headingId} className="text-sm font-semibold">
        {t("elsewhereTitle")}
      </h4>
      <ul className="grid gap-2 sm:grid-cols-2">
        {addresses.map((one) => (
          <li key={one.address.id} className="grid content-between gap-3 rounded-lg border border-line p-3.5 text-sm">
            <span id={`${headingId}-${one.address.id}`} className="grid min-w-0 gap-0.5">
              <span className="font-semibold">{one.label}</span>
              <span className="text-muted">{one.description}</span>
              <span className="text-xs text-muted">
                {t(one.market.region.currency_code === cart.currency_code ? "otherPrices" : "otherCurrency", {
                  country: nameOf(one),
                  currency: one.market.region.currency_code.toUpperCase(),
                })}
              </span>
            </span>
            <Button
              size="sm"
              icon="pin"
              block
              busy={isBlocked}
              aria-describedby={`${headingId}-${one.address.id}`}
              onClick={() => move.mutate({ to: one, gone: [] })}
            >
              {t("shipTo", { country: nameOf(one) })}
            </Button>
          </li>
        ))}
      </ul>
      {asked && !move.isPending && (
        <Banner
          tone="waiting"
          announce
          title={tMarket("changes")}
          action={
            <Button size="sm" onClick={() => move.mutate(asked)}>
              {tMarket("confirmChange", { country: nameOf(asked.to) })}
            </Button>
          }
        >
          <ul>
            {asked.gone.map((line) => (
              <li key={line.id}>{tMarket("gone", { title: lineTitle(line) })}</li>
            ))}
          </ul>
        </Banner>
      )}
      {move.isError && (
        <Banner tone="refused" announce title={tMarket("refused")}>
          {errorText(move.error, {
            refused: () => tMarket("refusedText", { region: cart.region?.name ?? "", reason: reasonOf(move.error) }),
            server: tFailure("server.safe"),
            lost: tFailure("lost"),
          })}
        </Banner>
      )}
    </section>
  )
}
