import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"

/**
 * Does for a page of ours what a browser does for a new document: the focus goes to its heading, and its title is said.
 * Not for the first page, and not where only the search parameters or the hash changed.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const t = useTranslations("page")
  const [title, setTitle] = useState("")
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return
        // The page's own effects (its title, a field that takes the focus) run first.
        requestAnimationFrame(() => {
          setTitle(document.title)
          const main = document.getElementById("main")
          if (document.activeElement?.hasAttribute("autofocus")) return
          const target = main?.querySelector<HTMLElement>("h1") ?? main
          if (!target) return
          if (!target.hasAttribute("tabindex")) target.tabIndex = -1
          target.focus({ preventScroll: true })
        })
      }),
    [router],
  )
  return <LiveRegion>{title && t("opened", { title })}</LiveRegion>
}
