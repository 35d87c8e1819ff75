import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { provincesOf } from "#lib/address/provinces.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox, TagCombobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import {
  type AreaKind,
  type AreaProblem,
  type AreaRow,
  areaKinds,
  areaProblems,
  countryRow,
  isCountry,
} from "./areas.ts"

interface AreasCardProps {
  value: readonly AreaRow[]
  /** Set once the form was submitted with a problem: missing values are reported from then on. */
  error?: string | undefined
  onChange: (rows: readonly AreaRow[]) => void
  /** Names of areas that other zones of the location ship to, too. */
  alsoIn: readonly { readonly area: string; readonly zone: string }[]
}

/** Card with the areas of a service zone: whole countries, and parts of others. */
export function AreasCard({ value: rows, error, onChange, alsoIn }: AreasCardProps) {
  const t = useTranslations("admin.locations.zone")
  const locale = useLocale()
  const countries = useCountries()
  const whole = rows.filter(isCountry)
  const parts = rows.filter((row) => !isCountry(row))
  const problems = areaProblems(rows)
  const problemAt = (row: AreaRow) => problems[rows.indexOf(row)]
  const twice = whole.some((row) => problemAt(row) === "twice")
  return (
    <Card title={t("areas")} description={t("areasHint")}>
      <div className="grid gap-5">
        <TagCombobox
          label={t("countries")}
          placeholder={t("searchCountries")}
          options={countries.options}
          {...countries.field}
          value={whole
            .flatMap(({ country }) => countries.choiceOf(country) ?? [])
            .sort((a, b) => a.label.localeCompare(b.label, locale))}
          error={error && rows.length === 0 ? error : twice ? t("problems.twice") : undefined}
          onChange={(choices) => {
            const kept = choices.map(({ value }) => whole.find(({ country }) => country === value) ?? countryRow(value))
            onChange([...kept, ...parts])
          }}
        />
        {alsoIn.length > 0 && (
          <Banner tone="waiting" title={t("alsoIn")}>
            <ul className="list-disc ps-5">
              {alsoIn.map(({ area, zone }) => (
                <li key={`${area} ${zone}`}>{t("alsoInZone", { area, zone })}</li>
              ))}
            </ul>
          </Banner>
        )}
        {parts.some(({ kind }) => kind === "zip") && (
          <Banner tone="waiting" title={t("postalTitle")}>
            {t("postalText")}
          </Banner>
        )}
        {parts.length > 0 && (
          <ul className="grid gap-4">
            {parts.map((row) => (
              <PartFields
                key={row.key}
                row={row}
                problem={problemAt(row)}
                isSubmitted={error !== undefined}
                onChange={(next) => onChange(rows.map((each) => (each === row ? next : each)))}
                onRemove={() => onChange(rows.filter((each) => each !== row))}
              />
            ))}
          </ul>
        )}
        <div>
          <Button
            size="sm"
            icon="plus"
            onClick={() => {
              const key = `part ${Date.now()}`
              onChange([...rows, { key, kind: "province", country: "", province: "", city: "", postal: "" }])
            }}
          >
            {t("addPart")}
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface PartFieldsProps {
  row: AreaRow
  problem: AreaProblem | undefined
  isSubmitted: boolean
  onChange: (row: AreaRow) => void
  onRemove: () => void
}

const partKinds = areaKinds.filter((kind) => kind !== "country")

/** Fields of a part of a country: a province, a city, or postal codes. The server needs the larger units too. */
function PartFields({ row, problem, isSubmitted, onChange, onRemove }: PartFieldsProps) {
  const t = useTranslations("admin.locations.zone")
  const tRules = useTranslations("admin.form.rules")
  const countries = useCountries()
  const depth = areaKinds.indexOf(row.kind)
  const provinces = provincesOf(row.country).map(({ code, name }) => ({ value: code, label: name }))
  // Addresses are compared with upper and lower case.
  const isOther = row.province !== "" && provinces.every(({ value }) => value !== row.province)
  const errorAt = (field: AreaProblem) => (isSubmitted && problem === field ? tRules("required") : undefined)
  const clash = problem === "twice" || problem === "covered" ? t(`problems.${problem}`) : undefined
  return (
    <li className="flex items-start gap-2 border-t border-line pt-4">
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
        <Select
          label={t("kind")}
          value={row.kind}
          options={partKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={({ target }) => onChange({ ...row, kind: target.value as AreaKind })}
        />
        <Combobox
          label={t("country")}
          options={countries.options}
          {...countries.field}
          value={countries.choiceOf(row.country)}
          error={errorAt("country") ?? clash}
          onChange={(choice) => onChange({ ...row, country: choice?.value ?? "", province: "" })}
        />
        {provinces.length > 0 ? (
          <Select
            label={t("province")}
            placeholder={t("chooseProvince")}
            hint={isOther ? t("otherCode", { province: row.province }) : undefined}
            value={row.province}
            error={errorAt("province")}
            options={isOther ? [{ value: row.province, label: row.province }, ...provinces] : provinces}
            onChange={({ target }) => onChange({ ...row, province: target.value })}
          />
        ) : (
          <TextField
            label={t("province")}
            hint={t("provinceHint")}
            autoComplete="off"
            value={row.province}
            error={errorAt("province")}
            onChange={({ target }) => onChange({ ...row, province: target.value })}
          />
        )}
        {depth >= 2 && (
          <TextField
            label={t("city")}
            hint={t("cityHint")}
            autoComplete="off"
            value={row.city}
            error={errorAt("city")}
            onChange={({ target }) => onChange({ ...row, city: target.value })}
          />
        )}
        {depth >= 3 && (
          <TextField
            label={t("postal")}
            hint={t("postalHint")}
            autoComplete="off"
            value={row.postal}
            error={errorAt("postal")}
            onChange={({ target }) => onChange({ ...row, postal: target.value })}
          />
        )}
      </div>
      <IconButton icon="trash" label={t("removePart")} onClick={onRemove} />
    </li>
  )
}
