import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Popover } from "#ui/popover.tsx"
import type { ListColumn } from "./list-columns.ts"

interface ColumnChooserProps<Row> {
  columns: readonly ListColumn<Row>[]
  shown: readonly ListColumn<Row>[]
  /** Called without ids to show the usual columns. */
  onChange: (ids: readonly string[] | undefined) => void
}

/** Shows and hides the columns of a list, except the first one and columns without a name. */
export function ColumnChooser<Row>({ columns, shown, onChange }: ColumnChooserProps<Row>) {
  const t = useTranslations("admin.list.columns")
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
        <div className="grid min-w-44 gap-2.5">
          {columns
            .filter(({ header }, index) => index > 0 && header)
            .map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={ids.includes(id)}
                onChange={({ target }) => onChange(target.checked ? [...ids, id] : ids.filter((each) => each !== id))}
              />
            ))}
          <Button variant="quiet" size="sm" onClick={() => onChange(undefined)}>
            {t("reset")}
          </Button>
        </div>
      )}
    </Popover>
  )
}
