import { useLocation } from "@tanstack/react-router"
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { late } from "#ui/late.tsx"
import { type Overlays, OverlaysContext } from "./overlays-context.ts"

const CartDrawer = late(async () => (await import("#store/cart/cart-drawer.tsx")).CartDrawer)
const MarketDialog = late(async () => (await import("#store/market/market-dialog.tsx")).MarketDialog)

type Open = { what: "cart"; added: string | undefined } | { what: "market"; country: string | undefined }

/** Provides the cart drawer and the shipping country dialog; only one is open at a time. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
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
      prepare: CartDrawer.preload,
    }),
    [],
  )
  const close = () => setOpen(undefined)
  return (
    <OverlaysContext value={overlays}>
      {children}
      <Suspense>
        {used.cart && (
          <CartDrawer
            open={open?.what === "cart"}
            added={open?.what === "cart" ? open.added : undefined}
            onClose={close}
            opener={opener}
          />
        )}
        {used.market && (
          <MarketDialog
            open={open?.what === "market"}
            country={open?.what === "market" ? open.country : undefined}
            onClose={close}
          />
        )}
      </Suspense>
    </OverlaysContext>
  )
}
