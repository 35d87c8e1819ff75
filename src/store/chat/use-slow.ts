import { useEffect, useState } from "react"

/** Milliseconds after which a chat offers another way to ask. */
const SLOW = 8_000

/** Whether something has been waited for longer than usual. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
