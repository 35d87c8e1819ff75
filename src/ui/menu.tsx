import { type KeyboardEvent, Suspense, useState } from "react"
import { Button } from "./button.tsx"
import { IconButton } from "./icon-button.tsx"
import { late, useStandIn } from "./late.tsx"
import type { MenuProps } from "./menu-types.ts"

export type { MenuAction } from "./menu-types.ts"

const MenuList = late(async () => (await import("./menu-list.tsx")).MenuList)

/**
 * Several actions behind one button. Keep the most important ones outside; destructive ones may be inside. Until its
 * code has loaded, an equal button stands in for it.
 */
export function Menu(props: MenuProps) {
  const { label, button, tabIndex = 0 } = props
  const [wasLoaded] = useState(MenuList.isLoaded)
  const { isStarted, start } = useStandIn(MenuList)
  if (isStarted) {
    return (
      <Suspense>
        <MenuList {...props} isOpen={!wasLoaded} />
      </Suspense>
    )
  }
  const standIn = {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: start,
    onPointerEnter: MenuList.preload,
    onFocus: MenuList.preload,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
      event.preventDefault()
      start()
    },
  } as const
  return button ? (
    <Button iconEnd="chevronDown" {...button} {...standIn}>
      {label}
    </Button>
  ) : (
    <IconButton icon="dots" label={label} size="sm" tabIndex={tabIndex} {...standIn} />
  )
}

/** Loads the code of menus. */
Menu.preload = MenuList.preload
