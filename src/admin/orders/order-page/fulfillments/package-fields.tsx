import { carrierOf, carriers } from "#lib/carriers.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { emptyPackage, type Package } from "#machines/orders/fulfillments/labels.rules.ts"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"

interface PackageFieldsProps {
  packages: readonly Package[]
  onChange: (packages: readonly Package[]) => void
}

/** Tracking number and carrier of each package. The carrier is recognized by the number where that is unambiguous. */
export function PackageFields({ packages, onChange }: PackageFieldsProps) {
  const t = useTranslations("admin.packages")
  const isOnly = packages.length === 1
  const change = (at: number, part: Partial<Package>) =>
    onChange(packages.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const add = (
    <Button size="sm" variant="quiet" icon="plus" onClick={() => onChange([...packages, emptyPackage])}>
      {t("add")}
    </Button>
  )
  const rows = packages.map(({ number, carrierId }, at) => {
    const recognized = carrierOf(number)
    const named = { number: String(at + 1) }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: packages have no identity but their position
      <li key={at} className="flex items-end gap-2">
        <div className="grid min-w-0 flex-1 gap-x-3 gap-y-2 sm:grid-cols-2">
          <TextField
            label={isOnly ? t("number") : t("numberOf", named)}
            optional={isOnly}
            autoFocus={at > 0}
            autoComplete="off"
            spellCheck={false}
            value={number}
            onChange={(event) => change(at, { number: event.target.value })}
          />
          <Select
            label={isOnly ? t("carrier") : t("carrierOf", named)}
            placeholder={recognized ? t("recognized", { name: recognized.name }) : t("automatic")}
            value={carrierId}
            onChange={(event) => change(at, { carrierId: event.target.value })}
            options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        {!isOnly && (
          <IconButton
            icon="trash"
            label={t("remove", named)}
            onClick={() => onChange(packages.filter((_, index) => index !== at))}
          />
        )}
      </li>
    )
  })
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="grid w-full gap-3">{rows}</ul>
      {add}
    </div>
  )
}
