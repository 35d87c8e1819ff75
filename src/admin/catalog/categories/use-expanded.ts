import { useCallback, useState } from "react"
import { deviceItem } from "#lib/device-items.ts"

/** Ids of the expanded categories, kept on the device. */
export function useExpanded() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => {
    const stored = deviceItem("expandedCategories").get()
    return new Set(stored ? stored.split(",") : [])
  })
  const toggle = useCallback((id: string, isExpanded: boolean) => {
    setExpanded((before) => {
      const next = new Set(before)
      if (isExpanded) next.add(id)
      else next.delete(id)
      const item = deviceItem("expandedCategories")
      if (next.size > 0) item.set([...next].join())
      else item.remove()
      return next
    })
  }, [])
  return { expanded, toggle }
}
