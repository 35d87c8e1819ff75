import { Suspense, useEffect, useState } from "react"
import { deviceItem } from "#lib/device-items.ts"
import { whenIdle } from "#lib/idle.ts"
import { late } from "#ui/late.tsx"
import { GUEST } from "./owner.ts"
import { useVisit } from "./visit.ts"

const Restocked = late(async () => (await import("#store/stock/restocked-notice.tsx")).default, "hidden")
const WishlistSync = late(async () => (await import("#store/wishlist/wishlist-sync.ts")).WishlistSync, "hidden")

/** What a page can do without: loaded when the browser is idle, and only if the device keeps something for it. */
export function IdleExtras() {
  const [isIdle, setIdle] = useState(false)
  const [hasWatches] = useState(() => deviceItem("stockWatches").get() !== null)
  const isGuest = useVisit().owner === GUEST
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle) return null
  return (
    <>
      <Suspense>{hasWatches && <Restocked />}</Suspense>
      <Suspense>{!isGuest && <WishlistSync />}</Suspense>
    </>
  )
}
