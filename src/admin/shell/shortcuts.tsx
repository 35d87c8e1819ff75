import { useNavigate } from "@tanstack/react-router"
import { Suspense, useEffect, useState } from "react"
import { WithParts } from "#app/with-parts.tsx"
import { late } from "#ui/late.tsx"
import { isCovered, isWriting, useShortcut } from "#ui/shortcut.ts"
import { type NavItem, useNavSections } from "./nav-items.ts"
import { onOpenPalette } from "./palette/open-palette.ts"
import { letters } from "./shortcut-letters.ts"

const ShortcutList = late(async () => (await import("./shortcut-list.tsx")).default)
const CommandPalette = late(async () => (await import("./palette/command-palette.tsx")).CommandPalette)

/** Maximum milliseconds between "g" and the next key. */
const KEY_TIMEOUT = 1500

/**
 * Shortcuts on all pages of the back office: "?" lists them, "g" and a letter opens a page, Ctrl/⌘ K opens the command
 * palette, "/" focuses the page's search field.
 */
export function Shortcuts() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<"list" | "palette">()
  const close = () => setOpen(undefined)
  const places = useNavSections()
    .flatMap(({ items }) => items as readonly NavItem[])
    .flatMap(({ key, to }) => {
      const letter = letters[key]
      return letter ? [{ key, to, letter }] : []
    })
  useShortcut({ key: "?" }, () => setOpen("list"))
  useShortcut({ key: "k", command: true }, () => setOpen("palette"))
  useEffect(() => onOpenPalette(() => setOpen("palette")), [])
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || isCovered()) return
      // Without a search field the key keeps its browser function (quick find in Firefox).
      const field = event.key === "/" && document.querySelector<HTMLInputElement>("main input[type=search]")
      if (field) {
        event.preventDefault()
        field.focus()
      }
      const place = event.timeStamp - startedAt < KEY_TIMEOUT && places.find(({ letter }) => letter === event.key)
      startedAt = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!place) return
      event.preventDefault()
      void navigate({ to: place.to })
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [places, navigate])
  return (
    open && (
      <Suspense>
        {open === "list" && <ShortcutList places={places} onClose={close} />}
        {open === "palette" && (
          <WithParts parts={["admin", "settings", "orders"]}>
            <CommandPalette onClose={close} onListShortcuts={() => setOpen("list")} />
          </WithParts>
        )}
      </Suspense>
    )
  )
}
