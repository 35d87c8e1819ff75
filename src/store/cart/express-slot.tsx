import { Suspense, useEffect, useState } from "react"
import { settings } from "#lib/config.ts"
import { whenIdle } from "#lib/idle.ts"
import { late } from "#ui/late.tsx"
import type { ExpressProps } from "./express-props.ts"

const Express = late(async () => (await import("./express/express.tsx")).Express, "hidden")

/** Buttons of wallets, whose code is loaded when the browser is idle; nothing without a key of Stripe. */
export function ExpressSlot(props: ExpressProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle || !(settings().VITE_STRIPE_KEY || import.meta.env.VITE_DEMO)) return null
  return (
    <Suspense fallback={null}>
      <Express {...props} />
    </Suspense>
  )
}
