import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/** Focuses the field that a link names by the address's hash, each time such a link is followed. */
export function useLinkedField() {
  const router = useRouter()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focus = () => {
      const linked = document.getElementById(router.latestLocation.hash)
      if (linked && card.current?.contains(linked)) linked.querySelector<HTMLElement>("input, select")?.focus()
    }
    focus()
    // Following the same link again doesn't change the address.
    return router.subscribe("onRendered", focus)
  }, [router])
  return card
}
