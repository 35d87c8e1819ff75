import { useCallback, useEffect, useRef, useState } from "react"
import { CAUGHT } from "#lib/caught-error.ts"
import type { OrderCheck } from "#store/extensions/store-extensions.ts"

/** Runs the checks of extensions before an order is placed. A check that fails itself doesn't stop the order. */
export function useOrderChecks(order: () => void) {
  const [checks] = useState(() => new Set<OrderCheck>())
  const [isChecking, setChecking] = useState(false)
  const [reason, setReason] = useState<string>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const beforeOrder = useCallback(
    (check: OrderCheck) => {
      checks.add(check)
      return () => void checks.delete(check)
    },
    [checks],
  )
  async function place() {
    setReason(undefined)
    if (checks.size === 0) return order()
    setChecking(true)
    const reasons = await Promise.all([...checks].map((check) => Promise.resolve().then(check).catch(ignored)))
    if (!isShown.current) return
    setChecking(false)
    const found = reasons.find((each) => each !== undefined)
    if (found === undefined) order()
    else setReason(found)
  }
  return {
    beforeOrder,
    isChecking,
    /** Why the last attempt was stopped. */
    reason,
    place: () => void place(),
  }
}

function ignored(error: unknown): undefined {
  window.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))
}
