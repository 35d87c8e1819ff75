import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"

/** Frames for which it is looked after: until the heading has the focus, and from then on. */
const BEFORE = 600
const AFTER = 60

/**
 * Does for a page of ours what a browser does for a new document: the focus goes to its heading, and its title is said.
 * Not for the first page, and not where only the search parameters or the hash changed.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const t = useTranslations("page")
  const [title, setTitle] = useState("")
  // The router tells of no page before this one while the first is still on its way: whoever is that quick is told nonetheless.
  const last = useRef(router.state.location)
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        const before = last.current
        last.current = toLocation
        const isRedirected = !fromLocation && toLocation.state.__TSR_index === before.state.__TSR_index
        if (toLocation.pathname === before.pathname || isRedirected || toLocation.hash) return
        // The page's own effects (its title, a field that takes the focus) run first; a heading that is drawn anew when the
        // page's data has come loses the focus to the body, and gets it back.
        let hasFocused = false
        const person = new AbortController()
        const settle = (frames: number) =>
          requestAnimationFrame(() => {
            const active = document.activeElement
            const isOver = router.state.location.pathname !== toLocation.pathname || frames < 0
            if (isOver || active?.hasAttribute("autofocus")) return person.abort()
            setTitle(document.title)
            const main = document.getElementById("main")
            const target = main?.querySelector<HTMLElement>("h1") ?? main
            // The frame was there before what it is about.
            const isOnFrame = active === main && target !== main
            const isFirst = !hasFocused
            // A drawer gives the focus back to what opened it, on the page before this one.
            const isGivenBack = !person.signal.aborted && !main?.contains(active) && !active?.closest("[role=dialog]")
            if (target && (isFirst || isOnFrame || active === document.body || isGivenBack)) {
              if (!target.hasAttribute("tabindex")) target.tabIndex = -1
              target.focus({ preventScroll: true })
              // A drawer that led here takes its time to close, and until then nothing behind it can have the focus.
              hasFocused ||= document.activeElement === target
            }
            settle(hasFocused && isFirst ? AFTER : frames - 1)
          })
        // Who moves the focus by himself keeps it there.
        for (const act of ["keydown", "pointerdown"])
          window.addEventListener(act, () => person.abort(), { capture: true, signal: person.signal })
        settle(BEFORE)
      }),
    [router],
  )
  return <LiveRegion>{title && t("opened", { title })}</LiveRegion>
}
