import { type ReactNode, useEffect, useEffectEvent } from "react"
import type { QuickViewControls } from "#admin/kit/list/use-quick-view.tsx"
import { Drawer } from "#ui/drawer.tsx"
import { IconButton } from "#ui/icon-button.tsx"

interface QuickViewDrawerProps extends QuickViewControls {
  title: string
  /** Labels of the buttons to the next records, and why there are none. */
  place: Readonly<Record<"previous" | "next" | "first" | "last", string>>
  footer: ReactNode
  children: ReactNode
}

/** A record beside its list. The arrow keys show the ones above and below. */
export function QuickViewDrawer({ title, place, footer, children, onClose, onPrevious, onNext }: QuickViewDrawerProps) {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const act = event.key === "ArrowUp" ? onPrevious : event.key === "ArrowDown" ? onNext : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => move(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      size="lg"
      actions={
        <>
          <IconButton
            icon="arrowUp"
            label={place.previous}
            disabledReason={onPrevious ? null : place.first}
            onClick={onPrevious}
          />
          <IconButton
            icon="arrowDown"
            label={place.next}
            disabledReason={onNext ? null : place.last}
            onClick={onNext}
          />
        </>
      }
      footer={<div className="flex flex-wrap justify-end gap-2">{footer}</div>}
    >
      {children}
    </Drawer>
  )
}
