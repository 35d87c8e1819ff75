import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine"
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter"

/** The row under the pointer, and where in it: 0 at its top, 1 at its bottom. */
export interface RowAt {
  readonly id: string
  readonly at: number
}

export interface RowDrag {
  start(id: string): void
  /** Called when the pointer moves; null outside the list. */
  over(id: string, target: RowAt | null): void
  drop(id: string, target: RowAt): void
  /** Called at the end of each drag, also after `drop`. */
  end(): void
}

/** Marks the element of a row, and the part of it that starts a drag. */
export const ROW = "data-drag-row"
export const HANDLE = "data-drag-handle"

/** The row at this height; the first or last one above or below all rows. */
function rowAt(rows: readonly HTMLElement[], y: number): RowAt | null {
  const boxes = rows.map((row) => ({ id: row.getAttribute(ROW) ?? "", box: row.getBoundingClientRect() }))
  const found = boxes.find(({ box }) => y < box.bottom) ?? boxes.at(-1)
  if (!found) return null
  const at = (y - found.box.top) / found.box.height
  return { id: found.id, at: Math.min(Math.max(at, 0), 1) }
}

/** Lets the rows of a list be dragged by their handles; returns a function that stops it. */
export function dragRows(list: HTMLElement, drag: RowDrag): () => void {
  const rowsOf = () => [...list.querySelectorAll<HTMLElement>(`[${ROW}]`)]
  const idOf = ({ source }: Pick<ElementDropTargetEventBasePayload, "source">) => String(source.data.id)
  const targetOf = ({ location }: Pick<ElementDropTargetEventBasePayload, "location">) =>
    rowAt(rowsOf(), location.current.input.clientY)
  const isOver = ({ location }: Pick<ElementDropTargetEventBasePayload, "location">) =>
    location.current.dropTargets.some(({ element }) => element === list)
  return combine(
    dropTargetForElements({
      element: list,
      canDrop: ({ source }) => source.data.list === list,
    }),
    ...rowsOf().map((element) => {
      const dragHandle = element.querySelector(`[${HANDLE}]`)
      return draggable({
        element,
        ...(dragHandle ? { dragHandle } : {}),
        getInitialData: () => ({ list, id: element.getAttribute(ROW) }),
        onDragStart: (event) => drag.start(idOf(event)),
        onDrag: (event) => drag.over(idOf(event), isOver(event) ? targetOf(event) : null),
        onDrop: (event) => {
          const target = isOver(event) ? targetOf(event) : null
          if (target) drag.drop(idOf(event), target)
          drag.end()
        },
      })
    }),
  )
}
