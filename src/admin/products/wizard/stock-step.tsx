import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { variantsOf } from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { changeRows, type StepProps, type UnappliedProps } from "./step-props.ts"
import { QuantityField } from "./typed-fields.tsx"
import { VariantGrid } from "./variant-grid.tsx"
import { withEntry } from "./with-entry.ts"

const [MANAGED, BACKORDER] = ["managed", "backorder"] as const

/** Whether stock is tracked, and the quantity at each location. */
export function StockStep({ draft, settings, problems, change, unapplied, setUnapplied }: StepProps & UnappliedProps) {
  const t = useTranslations("admin.productWizard.stock")
  const variants = variantsOf(draft)
  const keys = variants.map(({ key }) => key)
  const { locations } = settings
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.name ?? id
  const flags = {
    [MANAGED]: {
      field: "isManaged",
      label: t("managed"),
      of: (variant: string) => t("managedOf", { variant }),
      all: t("managedOfAll"),
    },
    [BACKORDER]: {
      field: "allowsBackorder",
      label: t("backorder"),
      of: (variant: string) => t("backorderOf", { variant }),
      all: t("backorderOfAll"),
    },
  } as const
  const flagOf = (column: string) => (column === MANAGED || column === BACKORDER ? flags[column] : undefined)
  const columns = [
    ...[MANAGED, BACKORDER].map((id) => ({ id, label: flags[id].label })),
    ...locations.map(({ id, name }) => ({ id, label: name })),
  ]
  return (
    <>
      {locations.length === 0 && <Banner title={t("noLocations")} />}
      <Card padding="flush">
        <p className="px-4 pt-4 pb-2 text-sm text-muted sm:px-5">{t("managedHint")}</p>
        <VariantGrid
          variants={variants}
          columns={columns}
          cell={({ key, title, row }, column, labelHidden) => {
            const flag = flagOf(column)
            if (flag && column === BACKORDER && !row.isManaged) return <span />
            if (flag)
              return (
                <FlagField
                  label={labelHidden ? <span className="sr-only">{flag.of(title)}</span> : flag.label}
                  values={[row[flag.field]]}
                  onChange={(value) => change(changeRows(draft, [key], { [flag.field]: value }))}
                />
              )
            if (!row.isManaged) return <p className="flex min-h-9 items-center text-sm text-muted">{t("notTracked")}</p>
            const location = nameOf(column)
            return (
              <QuantityField
                label={labelHidden ? t("quantity", { location, variant: title }) : location}
                labelHidden={labelHidden}
                typed={row.quantities[column]}
                invalid={problems.some(({ field }) => field === `rows.${key}.quantities.${column}`)}
                onChange={(typed) =>
                  change(changeRows(draft, [key], { quantities: withEntry(row.quantities, column, typed) }))
                }
              />
            )
          }}
          all={{
            cell: (column, labelHidden) => {
              const flag = flagOf(column)
              if (flag)
                return (
                  <FlagField
                    label={labelHidden ? <span className="sr-only">{flag.all}</span> : flag.label}
                    values={variants.map(({ row }) => row[flag.field])}
                    onChange={(value) => change(changeRows(draft, keys, { [flag.field]: value }))}
                  />
                )
              return (
                <QuantityField
                  label={labelHidden ? t("allQuantity", { location: nameOf(column) }) : nameOf(column)}
                  labelHidden={labelHidden}
                  typed={unapplied[column]}
                  onChange={(typed) => setUnapplied(withEntry(unapplied, column, typed))}
                />
              )
            },
            apply: () => {
              change(changeRows(draft, keys, ({ quantities }) => ({ quantities: { ...quantities, ...unapplied } })))
              setUnapplied({})
            },
          }}
        />
      </Card>
    </>
  )
}

interface FlagFieldProps {
  label: ReactNode
  /** The flag of each variant that the field changes. */
  values: readonly boolean[]
  onChange: (value: boolean) => void
}

function FlagField({ label, values, onChange }: FlagFieldProps) {
  const isOn = values.every(Boolean)
  return (
    <div className="flex min-h-9 items-center">
      <Checkbox
        label={label}
        checked={isOn}
        indeterminate={!isOn && values.some(Boolean)}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
