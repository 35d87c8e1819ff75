import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import type { LinkedListName } from "./linked-names.ts"

interface Named {
  readonly id: string
  readonly name: string | null
}

interface LinkedListProps<Row> {
  name: LinkedListName
  rows: readonly Row[]
  onRemove: (row: Row) => void
  children?: (row: Row) => ReactNode
}

/** The few records that another one contains, by name, each with a button that removes it. */
export function LinkedList<Row extends Named>({ name, rows, onRemove, children }: LinkedListProps<Row>) {
  const t = useTranslations("admin.linked")
  const nameOf = (row: Row) => row.name ?? ""
  return (
    <>
      {rows.length === 0 && <p className="text-sm text-muted">{t(`${name}.none`)}</p>}
      <ul className="grid text-sm">
        {rows
          .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
          .map((row) => (
            <li key={row.id} className="flex min-h-9 items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{children ? children(row) : row.name}</span>
              <IconButton
                icon="close"
                size="sm"
                label={t(`${name}.remove`, { name: nameOf(row) })}
                onClick={() => onRemove(row)}
              />
            </li>
          ))}
      </ul>
    </>
  )
}
