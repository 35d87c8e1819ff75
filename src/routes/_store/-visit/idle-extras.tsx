import { type ComponentType, useEffect, useState } from "react"
import { deviceItem } from "#lib/device-items.ts"
import { whenIdle } from "#lib/idle.ts"

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
  return Restocked && <Restocked />
}
