import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react"
import { everyCell, ofRange } from "./selection.ts"
import type { Position } from "./types.ts"
import type { GridState } from "./use-grid-state.ts"

interface PointerActions {
  readonly edit: (position: Position, isTyping: boolean) => void
  readonly toggle: (position: Position) => void
}

function positionOf(target: EventTarget): Position | undefined {
  const name = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(":").map(Number)
  return name ? { row: name[0] ?? 0, column: name[1] ?? 0 } : undefined
}

/** Selects cells, rows and columns by mouse, by dragging and by touch. */
export function useGridPointer(grid: GridState, { edit, toggle }: PointerActions) {
  const { content, focus, go, goTo, extendTo, size } = grid
  const pointer = useRef({ type: "mouse", isDragging: false })
  useEffect(() => {
    const stop = () => {
      pointer.current.isDragging = false
    }
    window.addEventListener("pointerup", stop)
    return () => window.removeEventListener("pointerup", stop)
  }, [])
  return {
    onPointerDown(event: PointerEvent): void {
      pointer.current.type = event.pointerType
      if (event.pointerType === "touch" || event.button !== 0) return
      const target = positionOf(event.target)
      if (!target) return
      pointer.current.isDragging = true
      if (event.shiftKey) extendTo(target)
      else goTo(target)
    },
    onPointerOver(event: PointerEvent): void {
      const target = pointer.current.isDragging ? positionOf(event.target) : undefined
      if (target && (target.row !== focus.row || target.column !== focus.column)) extendTo(target)
    },
    onClick(event: MouseEvent) {
      const { dataset } = (event.target as Element).closest<HTMLElement>("[data-select]") ?? {}
      const index = Number(dataset?.index)
      if (dataset?.select === "all") return go(ofRange(everyCell(size)))
      if (dataset?.select === "column") return go(ofRange({ ...everyCell(size), left: index, right: index }))
      if (dataset?.select === "row") return go(ofRange({ ...everyCell(size), top: index, bottom: index }))
      const target = positionOf(event.target)
      if (!target) return
      if ((event.target as Element).closest("[data-check]")) return toggle(target)
      if (pointer.current.type !== "touch") return
      const isFocused = target.row === focus.row && target.column === focus.column
      if (isFocused && document.activeElement?.closest("[data-cell]")) edit(target, false)
      else goTo(target)
    },
    onDoubleClick(event: MouseEvent): void {
      const target = positionOf(event.target)
      if (target && content.columns[target.column]?.kind !== "check") edit(target, false)
    },
  }
}
