import { useQueryClient } from "@tanstack/react-query"
import { useLocation } from "@tanstack/react-router"
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { PartTexts, partTextsQuery } from "#app/part-texts.tsx"
import { useLocale } from "#lib/i18n.tsx"
import type { Part } from "#lib/messages/index.ts"
import { LoadFailed, late } from "#ui/late.tsx"
import { type Overlays, OverlaysContext } from "./overlays-context.ts"

const CartDrawer = late(async () => (await import("#store/cart/cart-drawer.tsx")).CartDrawer)
const MarketDialog = late(async () => (await import("#store/market/market-dialog.tsx")).MarketDialog)

const drawerTexts: readonly Part[] = ["cart", "refusal"]

type Open = { what: "cart"; added: string | undefined } | { what: "market"; country: string | undefined }

/** Provides the cart drawer and the shipping country dialog; only one is open at a time. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const locale = useLocale()
  const [open, setOpen] = useState<Open>()
  // Stays mounted after the first use, so its closing can be animated.
  const [used, setUsed] = useState({ cart: false, market: false })
  const opener = useRef<Element | null>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the overlays when the page changes
  useEffect(() => setOpen(undefined), [pathname])
  const overlays = useMemo<Overlays>(
    () => ({
      openCart(added) {
        opener.current = document.activeElement
        setUsed((before) => ({ ...before, cart: true }))
        setOpen({ what: "cart", added })
      },
      openMarket(country) {
        opener.current = document.activeElement
        setUsed((before) => ({ ...before, market: true }))
        setOpen({ what: "market", country })
      },
      prepare() {
        void CartDrawer.preload()
        void client.prefetchQuery(partTextsQuery(locale, drawerTexts))
      },
    }),
    [client, locale],
  )
  const close = () => setOpen(undefined)
  return (
    <OverlaysContext value={overlays}>
      {children}
      <Suspense>
        {used.cart && (
          <PartTexts parts={drawerTexts} failed={open?.what === "cart" && <LoadFailed onClose={close} />}>
            <CartDrawer
              open={open?.what === "cart"}
              added={open?.what === "cart" ? open.added : undefined}
              onClose={close}
              opener={opener}
            />
          </PartTexts>
        )}
        {used.market && (
          <PartTexts parts={["refusal"]} failed={open?.what === "market" && <LoadFailed onClose={close} />}>
            <MarketDialog
              open={open?.what === "market"}
              country={open?.what === "market" ? open.country : undefined}
              onClose={close}
            />
          </PartTexts>
        )}
      </Suspense>
    </OverlaysContext>
  )
}
