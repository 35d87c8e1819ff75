import { useEffect, useState } from "react"

/** Pixels that a resting finger moves all the same. */
const SLACK = 8

/** Whether the page was last scrolled onwards, and not back or to its beginning. */
export function useScrolledOn(): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < SLACK && now > SLACK) return
      setIsOn(now > last && now > SLACK)
      last = now
    }
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  return isOn
}
