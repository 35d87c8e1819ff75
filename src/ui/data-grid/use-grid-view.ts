import { defaultRangeExtractor, type Range as Shown, useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react"
import type { GridColumn, Position, Size } from "./types.ts"

/** Sizes in pixels. */
export interface GridSizes {
  readonly header: number
  readonly row: number
  readonly first: number
  readonly number: number
  readonly check: number
  /** Columns of texts, and those with long headings. */
  readonly text: number
}

export const widthOf = ({ kind, isWide, isMultiline }: GridColumn, sizes: GridSizes): number =>
  isMultiline
    ? sizes.text * 1.5
    : kind === "check"
      ? sizes.check
      : (isWide ?? kind === "text")
        ? sizes.text
        : sizes.number

/** The rows and columns in view; those of the focused cell always are, so that it keeps the focus while scrolling. */
export function useGridView(
  scroller: RefObject<HTMLElement | null>,
  size: Size,
  columnsOfGrid: readonly GridColumn[],
  sizes: GridSizes,
  focus: Position,
) {
  const withRow = useCallback((shown: Shown) => including(shown, focus.row), [focus.row])
  const withColumn = useCallback((shown: Shown) => including(shown, focus.column), [focus.column])
  // A guess for the first render, so that it already has rows.
  const initialRect = { width: Math.min(window.innerWidth, 900), height: 400 }
  const common = { getScrollElement: () => scroller.current, useFlushSync: false, initialRect }
  const rows = useVirtualizer({
    ...common,
    count: size.rows,
    estimateSize: () => sizes.row,
    overscan: 4,
    scrollMargin: sizes.header,
    scrollPaddingStart: sizes.header,
    rangeExtractor: withRow,
  })
  const columns = useVirtualizer({
    ...common,
    horizontal: true,
    count: size.columns,
    estimateSize: (index) => {
      const column = columnsOfGrid[index]
      return column ? widthOf(column, sizes) : sizes.number
    },
    overscan: 1,
    scrollMargin: sizes.first,
    scrollPaddingStart: sizes.first,
    rangeExtractor: withColumn,
  })
  const measured = useRef(sizes)
  useLayoutEffect(() => {
    if (measured.current === sizes) return
    measured.current = sizes
    rows.measure()
    columns.measure()
  }, [rows, columns, sizes])
  return { rows, columns }
}

function including(shown: Shown, index: number): number[] {
  const indexes = defaultRangeExtractor(shown)
  if (index >= shown.count || indexes.includes(index)) return indexes
  return index < (indexes[0] ?? 0) ? [index, ...indexes] : [...indexes, index]
}
