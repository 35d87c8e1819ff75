import { Suspense, useId, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { late } from "#ui/late.tsx"
import { Popover } from "#ui/popover.tsx"
import { Radio } from "#ui/radio.tsx"
import type { Density } from "#ui/table-types.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { ListColumn } from "./list-columns.ts"

const LabelsDialog = late(async () => (await import("./labels-dialog.tsx")).LabelsDialog)

interface ListDisplayProps<Row> {
  /** Name of the list. */
  list: string
  /** Names that admins gave the columns; null or undefined if they can't. */
  labels: ColumnLabels | null | undefined
  columns: readonly ListColumn<Row>[]
  shown: readonly ListColumn<Row>[]
  /** Called without ids to show the usual columns. */
  onColumns: (ids: readonly string[] | undefined) => void
  density: Density
  /** Undefined on a phone, whose cards have no row height. */
  onDensity: ((density: Density) => void) | undefined
}

const densities = ["normal", "compact"] as const

/** Shows and hides the columns of a list, except the first one and columns without a name, and sets its row height. */
export function ListDisplay<Row>(props: ListDisplayProps<Row>) {
  const { list, labels, columns, shown, onColumns, density, onDensity } = props
  const t = useTranslations("admin.list.display")
  const name = useId()
  const [isRenaming, setRenaming] = useState(false)
  const nameOf = ({ id, header }: ListColumn<Row>) => labels?.columns[id]?.label ?? header
  const ids = shown.map(({ id }) => id)
  const popover = (
    <Popover
      label={t("label")}
      align="end"
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" icon="settings">
          {t("button")}
        </Button>
      )}
    >
      {(close) => (
        <div className="grid min-w-48 gap-3">
          {onDensity && (
            <fieldset className="grid gap-2.5 border-b border-line pb-3">
              <legend className="mb-2 text-xs font-semibold text-muted">{t("rows")}</legend>
              {densities.map((each) => (
                <Radio
                  key={each}
                  name={name}
                  label={t(each)}
                  checked={each === density}
                  onSelect={() => onDensity(each)}
                />
              ))}
            </fieldset>
          )}
          <fieldset className="grid gap-2.5">
            <legend className="mb-2 text-xs font-semibold text-muted">{t("columns")}</legend>
            {columns
              .filter(({ header }, index) => index > 0 && header)
              .map((column) => (
                <Checkbox
                  key={column.id}
                  label={nameOf(column)}
                  hint={labels?.columns[column.id]?.description || undefined}
                  checked={ids.includes(column.id)}
                  onChange={({ target }) =>
                    onColumns(target.checked ? [...ids, column.id] : ids.filter((each) => each !== column.id))
                  }
                />
              ))}
          </fieldset>
          <Button variant="quiet" size="sm" onClick={() => onColumns(undefined)}>
            {t("reset")}
          </Button>
          {labels && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                close()
                setRenaming(true)
              }}
            >
              {t("rename")}
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
  return (
    <>
      {popover}
      {labels && isRenaming && (
        <Suspense>
          <LabelsDialog
            list={list}
            labels={labels}
            columns={columns.filter(({ header }) => header)}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
