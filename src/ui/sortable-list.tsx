import { type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "./button.tsx"
import { cx } from "./cx.ts"
import type { RowAt } from "./drag-rows.ts"
import { IconButton } from "./icon-button.tsx"
import { Popover } from "./popover.tsx"
import { useRowDrag } from "./use-row-drag.ts"
import { LiveRegion } from "./visually-hidden.tsx"

interface SortableListProps<Item> {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  itemId: (item: Item) => string
  /** Name in labels and announcements. */
  itemName: (item: Item) => string
  /** Called with the item's new index. */
  onMove: (item: Item, to: number) => void
  /** Content of a row, beside its handle. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * A list whose items can be moved: by dragging a handle, with Alt and the arrow keys anywhere in a row, or through the
 * handle's menu. Announces each move.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemId, itemName, onMove, children } = props
  const t = useTranslations("ui.sortable")
  const list = useRef<HTMLUListElement>(null)
  const ids = items.map(itemId)
  const [dragged, setDragged] = useState<string>()
  /** Index before which the dragged item would be placed. */
  const [gap, setGap] = useState<number>()
  const [message, setMessage] = useState("")
  const last = items.length - 1

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to === from || to < 0 || to > last) return
    onMove(item, to)
    setMessage(t("moved", { item: itemName(item), position: to + 1, count: items.length }))
  }

  const gapAt = ({ id, at }: RowAt) => ids.indexOf(id) + (at < 0.5 ? 0 : 1)
  const isMove = (from: number, to: number) => to !== from && to !== from + 1
  useRowDrag(list, ids, {
    start: setDragged,
    over: (id, target) => {
      const next = target ? gapAt(target) : undefined
      setGap(next !== undefined && isMove(ids.indexOf(id), next) ? next : undefined)
    },
    drop: (id, target) => {
      const from = ids.indexOf(id)
      const to = gapAt(target)
      if (isMove(from, to)) move(from, to > from ? to - 1 : to)
    },
    end: () => {
      setDragged(undefined)
      setGap(undefined)
    },
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isOnHandle = event.target instanceof Element && event.target.matches("[data-drag-handle]")
    if (step === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!event.altKey && !isOnHandle) return
    event.preventDefault()
    move(index, index + step)
  }

  return (
    <>
      <ul ref={list} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item, index) => {
          const id = itemId(item)
          return (
            // biome-ignore lint/a11y/noNoninteractiveElementInteractions: handles keys of the controls inside
            <li
              key={id}
              data-drag-row={id}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={cx("relative flex items-start gap-1", dragged === id && "opacity-40")}
            >
              {gap === index && <DropLine className="-top-[5px]" />}
              {gap === items.length && index === last && <DropLine className="-bottom-[5px]" />}
              <MoveMenu name={itemName(item)} index={index} last={last} onMove={(to) => move(index, to)} />
              <div className="min-w-0 flex-1">{children(item, index)}</div>
            </li>
          )
        })}
      </ul>
      <LiveRegion>{message}</LiveRegion>
    </>
  )
}

interface MoveMenuProps {
  name: string
  index: number
  last: number
  onMove: (to: number) => void
}

/** A row's handle, with a menu of the places that the row can be moved to. */
function MoveMenu({ name, index, last, onMove }: MoveMenuProps) {
  const t = useTranslations("ui.sortable")
  const choices = [
    { key: "up", to: index - 1, isShown: index > 0 },
    { key: "down", to: index + 1, isShown: index < last },
    { key: "first", to: 0, isShown: index > 1 },
    { key: "last", to: last, isShown: index < last - 1 },
  ] as const
  return (
    <Popover
      label={t("move", { item: name })}
      trigger={(button) => (
        <IconButton
          {...button}
          icon="grip"
          label={t("move", { item: name })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          disabledReason={last === 0 ? t("single") : undefined}
          data-drag-handle=""
        />
      )}
    >
      {(close) => (
        <div className="grid gap-1">
          {choices.map(
            ({ key, to, isShown }) =>
              isShown && (
                <Button
                  key={key}
                  variant="quiet"
                  size="sm"
                  onClick={() => {
                    close()
                    onMove(to)
                  }}
                >
                  {t(key)}
                </Button>
              ),
          )}
        </div>
      )}
    </Popover>
  )
}

/** Shows where a dragged row would be placed; `indent` in rem. */
export function DropLine({ className, indent = 0 }: { className: string; indent?: number }) {
  return (
    <div
      style={{ left: `${indent}rem` }}
      className={cx("pointer-events-none absolute right-0 z-10 h-0.5 rounded-full bg-accent", className)}
    />
  )
}
