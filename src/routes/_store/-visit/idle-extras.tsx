import { useQueryClient } from "@tanstack/react-query"
import { type ComponentType, useEffect, useState } from "react"
import { deviceItem } from "#lib/device-items.ts"
import { whenIdle } from "#lib/idle.ts"
import { GUEST } from "./owner.ts"
import { useVisit } from "./visit.ts"

/** What a page can do without: loaded when the browser is idle, and only if the device keeps something for it. */
export function IdleExtras() {
  const [Restocked, setRestocked] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (deviceItem("stockWatches").get() === null) return undefined
    return whenIdle(() => {
      import("#routes/_store/-stock/restocked-notice.tsx").then(
        ({ default: Notice }) => setRestocked(() => Notice),
        () => undefined,
      )
    })
  }, [])
  const client = useQueryClient()
  const isGuest = useVisit().owner === GUEST
  useEffect(() => {
    if (isGuest) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const cancel = whenIdle(() => {
      import("#routes/_store/-wishlist/wishlist-sync.ts").then(
        ({ startWishlistSync }) => {
          if (!isOver) stop = startWishlistSync(client)
        },
        () => undefined,
      )
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [client, isGuest])
  return Restocked && <Restocked />
}
