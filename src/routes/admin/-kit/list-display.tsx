import { useId } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Popover } from "#ui/popover.tsx"
import { Radio } from "#ui/radio.tsx"
import type { Density } from "#ui/table-types.ts"
import type { ListColumn } from "./list-columns.ts"

interface ListDisplayProps<Row> {
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
export function ListDisplay<Row>({ columns, shown, onColumns, density, onDensity }: ListDisplayProps<Row>) {
  const t = useTranslations("admin.list.display")
  const name = useId()
  const ids = shown.map(({ id }) => id)
  return (
    <Popover
      label={t("label")}
      align="end"
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" icon="settings">
          {t("button")}
        </Button>
      )}
    >
      {() => (
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
              .map(({ id, header }) => (
                <Checkbox
                  key={id}
                  label={header}
                  checked={ids.includes(id)}
                  onChange={({ target }) =>
                    onColumns(target.checked ? [...ids, id] : ids.filter((each) => each !== id))
                  }
                />
              ))}
          </fieldset>
          <Button variant="quiet" size="sm" onClick={() => onColumns(undefined)}>
            {t("reset")}
          </Button>
        </div>
      )}
    </Popover>
  )
}
