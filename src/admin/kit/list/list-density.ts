import { useState } from "react"
import { deviceItem } from "#lib/device-items.ts"
import type { Density } from "#ui/table-types.ts"

/** The row height of all lists on this device. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const item = deviceItem("listDensity")
  const [density, setDensity] = useState((): Density => (item.get() === "compact" ? "compact" : "normal"))
  const choose = (next: Density) => {
    if (next === "normal") item.remove()
    else item.set(next)
    setDensity(next)
  }
  return [density, choose]
}
