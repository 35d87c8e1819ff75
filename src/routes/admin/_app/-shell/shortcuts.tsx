import { useRouter } from "@tanstack/react-router"
import { Suspense, useEffect, useState } from "react"
import { late } from "#ui/late.tsx"
import { isCovered, isWriting, useShortcut } from "#ui/shortcut.ts"
import { type NavItem, useNavSections } from "./nav-items.ts"

const ShortcutList = late(async () => (await import("./shortcut-list.tsx")).default)

/** Key to press after "g". */
const letters: Partial<Record<NavItem["key"], string>> = {
  home: "h",
  orders: "o",
  inbox: "i",
  returns: "r",
  draftOrders: "d",
  team: "t",
}
/** Maximum milliseconds between "g" and the next key. */
const KEY_TIMEOUT = 1500

/** Shortcuts on all pages of the back office: "?" lists them, "g" and a letter opens a page. */
export function Shortcuts() {
  const { history } = useRouter()
  const [open, setOpen] = useState(false)
  const places = useNavSections()
    .flatMap(({ items }) => items as readonly NavItem[])
    .flatMap(({ key, to }) => {
      const letter = letters[key]
      return letter ? [{ key, to, letter }] : []
    })
  useShortcut({ key: "?" }, () => setOpen(true))
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || isCovered()) return
      const place = event.timeStamp - startedAt < KEY_TIMEOUT && places.find(({ letter }) => letter === event.key)
      startedAt = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!place) return
      event.preventDefault()
      history.push(place.to)
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [places, history])
  return (
    open && (
      <Suspense>
        <ShortcutList places={places} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
