import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import type { RowAt } from "./drag-rows.ts"
import { Icon } from "./icon.tsx"
import { DropLine } from "./sortable-list.tsx"
import { useRowDrag } from "./use-row-drag.ts"

/** A visible row of a tree, in the order shown. */
export interface TreeRow {
  readonly id: string
  /** Used for finding rows by typing. */
  readonly name: string
  /** From 1. */
  readonly level: number
  /** Position among its siblings, from 1, and their number. */
  readonly position: number
  readonly siblings: number
  /** Undefined without children. */
  readonly isExpanded: boolean | undefined
}

export type DropZone = "before" | "inside" | "after"
export type MoveKey = "up" | "down" | "in" | "out"

interface TreeViewProps {
  label: string
  rows: readonly TreeRow[]
  /** Content of a row; its links and buttons get this tab index, so that only those of the current row are reached by Tab. */
  children: (row: TreeRow, tabIndex: 0 | -1) => ReactNode
  onToggle: (id: string, isExpanded: boolean) => void
  /** Called for Enter on a row. */
  onOpen: (id: string) => void
  /** Called for Alt and an arrow key. Without it, rows can't be moved. */
  onMoveKey?: (id: string, key: MoveKey) => void
  onDragStart?: (id: string) => void
  onDragEnd?: () => void
  /** Whether a dragged row can be dropped there. */
  canDrop?: (id: string, target: string, zone: DropZone) => boolean
  onDrop?: (id: string, target: string, zone: DropZone) => void
}

interface Over {
  readonly target: string
  readonly zone: DropZone
}

const moveKeys: Readonly<Record<string, MoveKey>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
}
/** Milliseconds of a pause after which typing starts a new search. */
const TYPING = 700
/** Milliseconds over a collapsed row until a drag expands it. */
const HOVER = 700

/**
 * A tree as rows with controls (an ARIA tree grid): arrow keys, Home, End and typing move between rows, Right and Left
 * expand and collapse, Alt and the arrow keys move the row itself. Rows can be dragged by their handles.
 */
export function TreeView(props: TreeViewProps) {
  const { label, rows, children, onToggle, onOpen, onMoveKey } = props
  const list = useRef<HTMLDivElement>(null)
  const { active, setCurrent, focus } = useCurrentRow(list, rows)
  const findTyped = useTypedSearch(rows)
  const { dragged, over } = useTreeDrag(list, props)
  const parentOf = (index: number) => {
    const level = rows[index]?.level ?? 1
    return rows.slice(0, index).findLastIndex((row) => row.level < level)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const row = rows[index]
    if (!row || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const { key } = event
    if (event.altKey) {
      const direction = moveKeys[key]
      if (!direction || !onMoveKey) return
      event.preventDefault()
      return onMoveKey(row.id, direction)
    }
    if (event.target !== event.currentTarget) {
      if (key === "Escape") focus(index)
      return
    }
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(index + 1),
      ArrowUp: () => focus(index - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      ArrowRight: () => {
        if (row.isExpanded === false) onToggle(row.id, true)
        else if (row.isExpanded) focus(index + 1)
      },
      ArrowLeft: () => {
        if (row.isExpanded) onToggle(row.id, false)
        else if (row.level > 1) focus(parentOf(index))
      },
      Enter: () => onOpen(row.id),
    }
    const isTyped = key.length === 1 && key !== " "
    const act = actions[key] ?? (isTyped ? () => focus(findTyped(index, key, event.timeStamp) ?? index) : undefined)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div ref={list} role="treegrid" aria-label={label}>
      {rows.map((row, index) => {
        const { id, level, isExpanded } = row
        const isTarget = over?.target === id
        const indent = { paddingLeft: `${(level - 1) * 1.5}rem` }
        return (
          // biome-ignore lint/a11y: a table can't have a row per level with an own focus
          <div
            key={id}
            role="row"
            data-drag-row={id}
            aria-level={level}
            aria-posinset={row.position}
            aria-setsize={row.siblings}
            aria-expanded={isExpanded}
            tabIndex={id === active ? 0 : -1}
            onFocus={() => setCurrent(id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={cx(
              "relative border-b border-line px-2 first:rounded-t-lg last:rounded-b-lg last:border-b-0 hover:bg-hover sm:px-3",
              "focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus",
              dragged === id && "opacity-40",
              isTarget && over.zone === "inside" && "bg-accent-soft ring-2 ring-accent ring-inset",
            )}
          >
            {isTarget && over.zone !== "inside" && (
              <DropLine className={over.zone === "before" ? "-top-px" : "-bottom-px"} indent={(level - 1) * 1.5} />
            )}
            {/* biome-ignore lint/a11y: the row has the focus */}
            <div role="gridcell" style={indent} className="flex min-h-11 min-w-0 items-center gap-1">
              {onMoveKey && (
                <span
                  data-drag-handle=""
                  className="grid size-8 shrink-0 cursor-grab place-items-center text-faint hover:text-ink max-sm:hidden"
                >
                  <Icon name="grip" />
                </span>
              )}
              <ExpandButton row={row} onToggle={onToggle} />
              {children(row, id === active ? 0 : -1)}
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** The row that Tab reaches. If it had the focus and is removed, the one in its place gets the focus. */
function useCurrentRow(list: RefObject<HTMLElement | null>, rows: readonly TreeRow[]) {
  const [current, setCurrent] = useState<string>()
  const ids = rows.map(({ id }) => id)
  const at = current === undefined ? -1 : ids.indexOf(current)
  const lastAt = useRef(at)
  const focus = (index: number) => {
    const id = ids[Math.min(Math.max(index, 0), ids.length - 1)]
    if (id === undefined) return
    setCurrent(id)
    list.current?.querySelectorAll<HTMLElement>("[role=row]")[ids.indexOf(id)]?.focus()
  }
  useEffect(() => {
    if (at >= 0) lastAt.current = at
    else if (current !== undefined && document.activeElement === document.body) focus(lastAt.current)
  })
  return { active: at < 0 ? ids[0] : current, setCurrent, focus }
}

/** The row that is dragged and where it would be dropped; a collapsed row expands when it is dragged over. */
function useTreeDrag(list: RefObject<HTMLElement | null>, props: Omit<TreeViewProps, "children">) {
  const { rows, onToggle, canDrop, onDrop, onDragStart, onDragEnd } = props
  const ids = rows.map(({ id }) => id)
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<Over>()
  /** An expanded row is followed by its children: after it means before the first of them. */
  const overAt = ({ id, at }: RowAt): Over => {
    const index = ids.indexOf(id)
    if (at < 0.25) return { target: id, zone: "before" }
    if (at <= 0.75) return { target: id, zone: "inside" }
    const next = ids[index + 1]
    return rows[index]?.isExpanded && next ? { target: next, zone: "before" } : { target: id, zone: "after" }
  }
  const allowed = (id: string, target: RowAt | null): Over | undefined => {
    const found = target ? overAt(target) : undefined
    return found && canDrop?.(id, found.target, found.zone) ? found : undefined
  }
  useRowDrag(list, ids, {
    start: (id) => {
      setDragged(id)
      onDragStart?.(id)
    },
    over: (id, target) => {
      const next = allowed(id, target)
      if (next?.target !== over?.target || next?.zone !== over?.zone) setOver(next)
    },
    drop: (id, target) => {
      const found = allowed(id, target)
      if (found) onDrop?.(id, found.target, found.zone)
    },
    end: () => {
      setDragged(undefined)
      setOver(undefined)
      onDragEnd?.()
    },
  })

  const hovered = over?.zone === "inside" ? rows.find(({ id }) => id === over.target) : undefined
  const closed = hovered?.isExpanded === false ? hovered.id : undefined
  useEffect(() => {
    if (closed === undefined) return
    const timer = setTimeout(() => onToggle(closed, true), HOVER)
    return () => clearTimeout(timer)
  }, [closed, onToggle])
  return { dragged, over }
}

/** Finds rows by the first letters of their names, as they are typed. */
function useTypedSearch(rows: readonly TreeRow[]) {
  const typed = useRef({ text: "", at: 0 })
  return (index: number, key: string, now: number): number | undefined => {
    const { text, at } = typed.current
    const search = now - at > TYPING ? key : text + key
    typed.current = { text: search, at: now }
    const isSame = [...search].every((letter) => letter === search[0])
    const wanted = (isSame ? key : search).toLocaleLowerCase()
    // One letter goes on to the next row; more letters can still match the current one.
    const from = isSame ? index + 1 : index
    const order = rows.map((_, step) => (from + step) % rows.length)
    return order.find((at) => rows[at]?.name.toLocaleLowerCase().startsWith(wanted))
  }
}

function ExpandButton({ row, onToggle }: { row: TreeRow; onToggle: TreeViewProps["onToggle"] }) {
  const t = useTranslations("ui.tree")
  const { id, name, isExpanded } = row
  if (isExpanded === undefined) return <span className="size-8 shrink-0" />
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t(isExpanded ? "collapse" : "expand", { row: name })}
      onClick={() => onToggle(id, !isExpanded)}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
    >
      <Icon name={isExpanded ? "chevronDown" : "chevronRight"} />
    </button>
  )
}
