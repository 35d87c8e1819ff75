import { memo } from "react"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { CellEditor, type EditorProps } from "./cell-editor.tsx"
import type { GridCell, GridColumn } from "./types.ts"

interface GridCellViewProps extends GridCell {
  row: number
  column: number
  kind: GridColumn["kind"]
  /** Pixels between the cell and the one before it that is in view. */
  gap: number
  width: number
  isFocused: boolean
  isSelected: boolean
  /** Id of the element that describes the focused cell. */
  describedBy: string | undefined
  /** Texts of a check cell. */
  yes: string
  no: string
  editor: EditorProps | undefined
}

/** One cell; renders again only if something about it changed. */
export const GridCellView = memo(function GridCellView(props: GridCellViewProps) {
  const { row, column, kind, text, problem, mark, lockedReason, isChanged, isFocused, isSelected, editor } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't position the cells that are in view
    <div
      role="gridcell"
      data-cell={`${row}:${column}`}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={problem ? true : undefined}
      aria-readonly={lockedReason ? true : undefined}
      aria-describedby={isFocused ? props.describedBy : undefined}
      tabIndex={isFocused ? 0 : -1}
      style={props.gap > 0 ? { width: props.width, marginLeft: props.gap } : { width: props.width }}
      className={cx(
        // One element per plain cell, not positioned, and contained for a faster layout: scrolling creates hundreds of them.
        !editor && "contain-strict",
        "h-full flex-none overflow-clip border-r border-b border-line px-2.5 text-ellipsis whitespace-nowrap select-none",
        kind === "number" ? "text-right tabular-nums" : kind === "check" ? "text-center" : "",
        "focus-visible:outline-none",
        problem
          ? "bg-refused-soft text-refused-ink"
          : isSelected
            ? "bg-accent-soft"
            : lockedReason
              ? "bg-sunken"
              : "bg-surface",
        isFocused && "ring-2 ring-focus ring-inset",
        (isChanged || editor) && "relative",
        editor?.isMultiline && "z-2 overflow-visible",
      )}
    >
      {isChanged && (
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 border-5 border-accent border-r-transparent border-b-transparent"
        />
      )}
      {editor ? (
        <CellEditor {...editor} />
      ) : lockedReason && !props.isReadable ? (
        <span className="text-xs text-muted">{lockedReason}</span>
      ) : kind === "check" && !problem ? (
        <CheckValue isOn={text === "TRUE"} label={text === "TRUE" ? props.yes : props.no} />
      ) : (
        <>
          {mark && (
            <span className="float-left my-2.5 rounded-sm bg-inactive-soft px-1 text-xs/5 text-muted">{mark}</span>
          )}
          {text === "" && props.placeholder ? <span className="text-muted">{props.placeholder}</span> : text}
        </>
      )}
    </div>
  )
})

function CheckValue({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <span
      data-check=""
      className={cx(
        "inline-grid size-4 place-items-center rounded-sm border align-middle",
        isOn ? "border-accent bg-accent text-on-accent" : "border-edge-strong bg-surface",
      )}
    >
      {isOn && <Icon name="check" size={14} />}
      <span className="sr-only">{label}</span>
    </span>
  )
}
