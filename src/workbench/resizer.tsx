import type { KeyboardEvent, PointerEvent } from "react"
import { useTranslations } from "#lib/i18n.tsx"

const MIN = 160
const STEP = 32
/** A part of the page stays visible above the workbench. */
const maxHeight = (): number => Math.max(MIN, window.innerHeight - 96)
const limited = (height: number): number => Math.round(Math.min(maxHeight(), Math.max(MIN, height)))

/** Height of the workbench in pixels: as someone has resized it, if it fits into the window. */
export const fittingHeight = (chosen?: number): number => limited(chosen ?? Math.min(440, window.innerHeight * 0.55))

interface ResizerProps {
  height: number
  onResize: (height: number) => void
}

/** Upper edge of the workbench: dragged, or moved by the arrow keys, Home and End. */
export function Resizer({ height, onResize }: ResizerProps) {
  const t = useTranslations("workbench")
  const onKeyDown = (event: KeyboardEvent) => {
    const heights: Record<string, number> = {
      ArrowUp: height + STEP,
      ArrowDown: height - STEP,
      Home: maxHeight(),
      End: MIN,
    }
    const next = heights[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(limited(next))
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(limited(window.innerHeight - event.clientY))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can't be focused and moved
    <div
      role="separator"
      tabIndex={0}
      aria-label={t("resize")}
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={MIN}
      aria-valuemax={maxHeight()}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      className="group grid h-3 shrink-0 cursor-row-resize touch-none place-items-center -outline-offset-2"
    >
      <span className="h-1 w-10 rounded-full bg-edge" />
    </div>
  )
}
