import { useEffect, useState } from "react"

/** Pixels to ignore, because a resting finger moves slightly. */
const SLACK = 8

/** Whether the last scroll went down, and not up or to the top. */
export function useIsScrollingDown(): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const update = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < SLACK && now > SLACK) return
      setIsOn(now > last && now > SLACK)
      last = now
    }
    window.addEventListener("scroll", update, { passive: true })
    return () => window.removeEventListener("scroll", update)
  }, [])
  return isOn
}
