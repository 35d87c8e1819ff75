import { useEffect, useState } from "react"
import { type ActiveFault, control } from "./control.ts"

/** How often to check faults that end by themselves, in milliseconds; without active faults nothing is checked. */
const CHECK = 3_000
/** Dispatched on the window when the workbench has changed the faults. */
const CHANGED = "workbench-faults"

export const announceFaults = (): boolean => window.dispatchEvent(new Event(CHANGED))

/** Number of faults that still apply. */
export function useFaultCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      clearTimeout(timer)
      if (document.visibilityState !== "visible") return
      const { faults } = await control<{ faults: readonly ActiveFault[] }>("GET", "faults").catch(() => ({
        faults: [],
      }))
      const active = faults.filter(({ left }) => left !== 0).length
      setCount(active)
      if (active > 0) timer = setTimeout(check, CHECK)
    }
    void check()
    window.addEventListener(CHANGED, check)
    document.addEventListener("visibilitychange", check)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(CHANGED, check)
      document.removeEventListener("visibilitychange", check)
    }
  }, [])
  return count
}
