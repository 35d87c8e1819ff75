import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { focusPlace, focusStep } from "./page-focus.ts"

/** Animation frames to keep retrying the focus: before the heading first has it, and afterwards. */
const FRAMES_BEFORE_FOCUS = 600
const FRAMES_AFTER_FOCUS = 60

/** Watches until the user presses a key or the pointer, which aborts. */
function watchUserInput(): AbortController {
  const input = new AbortController()
  for (const act of ["keydown", "pointerdown"])
    window.addEventListener(act, () => input.abort(), { capture: true, signal: input.signal })
  return input
}

/**
 * Does for client-side navigation what browsers do for a new document: focuses the heading and announces the title.
 * Skips the first page and navigation that only changes search parameters or goes to a hash.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const t = useTranslations("page")
  const [title, setTitle] = useState("")
  // The router reports no `fromLocation` while the first page is loading, so the last location is kept here.
  const last = useRef(router.state.location)
  useEffect(() => {
    let isMounted = true
    let userInput = watchUserInput()
    let focusedBefore: Element | null = null
    const stopNavigate = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (!pathChanged) return
      userInput.abort()
      userInput = watchUserInput()
      focusedBefore = document.activeElement
    })
    const stopRendered = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      const before = last.current
      last.current = toLocation
      const isRedirected = !fromLocation && toLocation.state.__TSR_index === before.state.__TSR_index
      if (toLocation.pathname === before.pathname || isRedirected || toLocation.hash) return
      // Runs after the page's own effects: its title, a field that takes the focus.
      let hasFocused = false
      const input = userInput
      const keepFocus = (frames: number) =>
        requestAnimationFrame(() => {
          const isLeft = !isMounted || router.state.location.pathname !== toLocation.pathname
          if (isLeft || frames < 0) return input.abort()
          const main = document.getElementById("main")
          const place = focusPlace(document.activeElement, main, focusedBefore)
          const step = focusStep({ place, hasFocused, hasActed: input.signal.aborted })
          if (step !== "silent") setTitle(document.title)
          if (step === "silent" || step === "leave") return input.abort()
          const isFirst = !hasFocused
          const target = main?.querySelector<HTMLElement>("h1") ?? main
          if (target && step === "focus") {
            if (!target.hasAttribute("tabindex")) target.tabIndex = -1
            target.focus({ preventScroll: true })
            // While the drawer that led here is closing, nothing behind it can be focused.
            hasFocused ||= document.activeElement === target
          }
          keepFocus(hasFocused && isFirst ? FRAMES_AFTER_FOCUS : frames - 1)
        })
      keepFocus(FRAMES_BEFORE_FOCUS)
    })
    return () => {
      isMounted = false
      userInput.abort()
      stopNavigate()
      stopRendered()
    }
  }, [router])
  return <LiveRegion>{title && t("opened", { title })}</LiveRegion>
}
