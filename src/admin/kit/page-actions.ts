import { useEffect, useRef } from "react"
import type { MenuAction } from "#ui/menu.tsx"

interface ShownActions {
  current: readonly MenuAction[]
}

/** In the order in which the parts of the page appeared. */
const shown = new Set<ShownActions>()

/** Offers a page's actions in the command palette while the page is shown. */
export function usePageActions(actions: readonly MenuAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    shown.add(latest)
    return () => {
      shown.delete(latest)
    }
  }, [])
}

/** Returns the actions of the current page. */
export const pageActions = (): readonly MenuAction[] => [...shown].flatMap(({ current }) => current)
