import { useRef } from "react"
import { flushSync } from "react-dom"
import { inOrder, type ValueRow, valueProblems } from "#admin/catalog/option-values.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { SortableList } from "#ui/sortable-list.tsx"
import { TextField } from "#ui/text-field.tsx"

interface ValuesCardProps {
  value: readonly ValueRow[]
  /** Set once the form was submitted with a problem: missing values are reported from then on. */
  error?: string | undefined
  rowError: (key: string) => string | undefined
  onChange: (rows: readonly ValueRow[]) => void
}

/** Card with the values of an option, in the order in which shoppers see them. */
export function ValuesCard({ value, error, rowError, onChange }: ValuesCardProps) {
  const t = useTranslations("admin.catalog.option.values")
  const card = useRef<HTMLDivElement>(null)
  const added = useRef(0)
  const rows = inOrder(value)
  const problems = valueProblems(rows)
  const set = (next: readonly ValueRow[]) => onChange(next.map((row, rank) => ({ ...row, rank })))
  /** Renders the rows at once, so that the next key is typed into the row that gets the focus. */
  const setNow = (next: readonly ValueRow[]) => flushSync(() => set(next))
  const setText = (key: string, text: string) =>
    set(rows.map((row) => (row.key === key ? { ...row, value: text } : row)))
  const errorOf = (key: string) => {
    const problem = problems.get(key)
    return problem === "taken" || (problem && error) ? t(problem) : rowError(key)
  }
  const focusInput = (index: number) => {
    const inputs = card.current?.querySelectorAll<HTMLElement>("input")
    ;(inputs?.[index] ?? card.current?.querySelector<HTMLElement>("button"))?.focus()
  }
  /** The input of a value, or the button that keeps a removed one. */
  const focusRow = (key: string) => {
    const row = card.current?.querySelector(`[data-drag-row="${key}"]`)
    row?.querySelector<HTMLElement>("input, button:not([data-drag-handle])")?.focus()
  }
  const setRemoved = (key: string, isRemoved: boolean) => {
    setNow(rows.map((row) => (row.key === key ? { ...row, isRemoved } : row)))
    focusRow(key)
  }
  const add = () => {
    added.current += 1
    const key = `new-${Date.now()}-${added.current}`
    setNow([...rows, { key, isSaved: false, value: "", rank: rows.length, isRemoved: false }])
    focusInput(rows.filter(({ isRemoved }) => !isRemoved).length)
  }
  const remove = ({ key, isSaved }: ValueRow) => {
    if (isSaved) return setRemoved(key, true)
    const index = rows.filter(({ isRemoved }) => !isRemoved).findIndex((row) => row.key === key)
    setNow(rows.filter((row) => row.key !== key))
    focusInput(Math.max(index - 1, 0))
  }
  const isEmpty = rows.every(({ isRemoved }) => isRemoved)
  return (
    <div ref={card}>
      <Card
        title={t("title")}
        badge={<Badge>{t("count", { count: rows.filter(({ isRemoved }) => !isRemoved).length })}</Badge>}
        description={t("hint")}
        actions={
          <Button size="sm" icon="plus" onClick={add}>
            {t("add")}
          </Button>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {error && isEmpty && (
            <p role="alert" className="text-sm text-refused-ink">
              {t("none")}
            </p>
          )}
          {rows.length > 0 && (
            <SortableList
              label={t("title")}
              items={rows}
              itemId={({ key }) => key}
              itemName={(row) => row.value || t("number", { number: rows.indexOf(row) + 1 })}
              onMove={(row, to) => set(rows.filter((other) => other !== row).toSpliced(to, 0, row))}
            >
              {(row, index) => (
                <ValueLine
                  row={row}
                  name={row.value || t("number", { number: index + 1 })}
                  label={t("number", { number: index + 1 })}
                  error={errorOf(row.key)}
                  onText={(text) => setText(row.key, text)}
                  onEnter={add}
                  onRemove={() => remove(row)}
                  onKeep={() => setRemoved(row.key, false)}
                />
              )}
            </SortableList>
          )}
        </div>
      </Card>
    </div>
  )
}

interface ValueLineProps {
  row: ValueRow
  name: string
  label: string
  error: string | undefined
  onText: (text: string) => void
  onEnter: () => void
  onRemove: () => void
  onKeep: () => void
}

function ValueLine({ row, name, label, error, onText, onEnter, onRemove, onKeep }: ValueLineProps) {
  const t = useTranslations("admin.catalog.option.values")
  if (row.isRemoved)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex min-h-9 items-center gap-3 text-sm">
          <span className="min-w-0 flex-1 truncate">
            <s className="text-muted">{row.value}</s> <span className="text-faint">{t("removed")}</span>
          </span>
          <Button size="sm" variant="quiet" aria-label={t("keep", { value: name })} onClick={onKeep}>
            {t("undo")}
          </Button>
        </div>
        {error && (
          <p role="alert" className="text-xs text-refused-ink">
            {error}
          </p>
        )}
      </div>
    )
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={label}
        labelHidden
        placeholder={t("value")}
        autoComplete="off"
        value={row.value}
        error={error}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          // Submits the form with Ctrl or Command only.
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
      <IconButton icon="trash" label={t("remove", { value: name })} onClick={onRemove} />
    </div>
  )
}
