import { useQuery } from "@tanstack/react-query"
import { sharedOptions } from "#admin/catalog/options/option.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftOption } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { combinationCount } from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type StepProps, useFieldError } from "./step-props.ts"
import { ValueTags } from "./value-tags.tsx"

const newKey = () => `option-${Math.random().toString(36).slice(2)}`
const newOption = (): DraftOption => ({ key: newKey(), id: null, title: "", values: [], valueIds: {} })

/** Whether the product has options, and their values. */
export function OptionsStep(props: StepProps) {
  const { draft, change } = props
  const t = useTranslations("admin.productWizard.options")
  const errorOf = useFieldError(props)
  const error = errorOf("options")
  const set = (index: number, part: Partial<DraftOption>) =>
    change({ options: draft.options.map((option, at) => (at === index ? { ...option, ...part } : option)) })
  return (
    <>
      {error && <Banner tone="refused" announce title={error} />}
      <Card>
        <Checkbox
          label={t("has")}
          hint={t("hasHint")}
          checked={draft.hasOptions}
          onChange={(event) => {
            const hasOptions = event.target.checked
            change({ hasOptions, options: hasOptions && draft.options.length === 0 ? [newOption()] : draft.options })
          }}
        />
      </Card>
      {draft.hasOptions && (
        <>
          {draft.options.map((option, index) => (
            <Card
              key={option.key}
              title={option.id === null ? t("option", { number: index + 1 }) : option.title}
              badge={option.id !== null && <Badge tone="inactive">{t("isShared")}</Badge>}
              actions={
                <IconButton
                  icon="trash"
                  label={t("remove", { title: option.title || String(index + 1) })}
                  onClick={() => change({ options: draft.options.filter(({ key }) => key !== option.key) })}
                />
              }
            >
              {option.id === null ? (
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField
                    label={t("name")}
                    autoComplete="off"
                    value={option.title}
                    error={errorOf(`options.${index}.title`)}
                    onChange={(event) => set(index, { title: event.target.value })}
                  />
                  <ValueTags
                    label={t("values")}
                    hint={t("valuesHint")}
                    error={errorOf(`options.${index}.values`)}
                    values={option.values}
                    onChange={(values) => set(index, { values })}
                  />
                </div>
              ) : (
                <SharedValues option={option} onChange={(values) => set(index, { values })} />
              )}
            </Card>
          ))}
          <div className="flex flex-wrap items-center gap-4">
            <Button icon="plus" onClick={() => change({ options: [...draft.options, newOption()] })}>
              {t("add")}
            </Button>
            <p className="ml-auto text-sm text-muted">{t("count", { count: combinationCount(draft) })}</p>
          </div>
          <SharedOptions
            used={draft.options.flatMap(({ id }) => id ?? [])}
            onAdd={(option) => {
              const started = draft.options.filter(({ id, title, values }) => id !== null || title || values.length > 0)
              change({ options: [...started, option] })
            }}
          />
        </>
      )}
    </>
  )
}

/** The values of a shared option that the product uses. */
function SharedValues({ option, onChange }: { option: DraftOption; onChange: (values: string[]) => void }) {
  const t = useTranslations("admin.productWizard.options")
  const all = Object.keys(option.valueIds)
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm font-semibold">{t("sharedValues")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {all.map((value) => (
          <Checkbox
            key={value}
            label={value}
            checked={option.values.includes(value)}
            onChange={(event) =>
              onChange(all.filter((each) => (each === value ? event.target.checked : option.values.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function SharedOptions({ used, onAdd }: { used: readonly string[]; onAdd: (option: DraftOption) => void }) {
  const t = useTranslations("admin.productWizard.options")
  const shared = useQuery(sharedOptions.list({ limit: 200 }))
  const rows = shared.data?.rows ?? []
  if (shared.isSuccess && rows.length === 0) return null
  return (
    <Combobox
      label={t("shared")}
      hint={t("sharedHint")}
      error={shared.isError ? t("sharedFailed") : undefined}
      loading={shared.isPending}
      value={null}
      options={rows.map(({ id, title, values }) => ({
        value: id,
        label: title ?? id,
        description: used.includes(id) ? t("sharedUsed") : (values ?? []).map(({ value }) => value).join(", "),
        disabled: used.includes(id),
      }))}
      onChange={(choice) => {
        const row = rows.find(({ id }) => id === choice?.value)
        if (!row) return
        const values = row.values ?? []
        onAdd({
          key: row.id,
          id: row.id,
          title: row.title ?? "",
          values: values.map(({ value }) => String(value)),
          valueIds: Object.fromEntries(values.map(({ id, value }) => [String(value), id])),
        })
      }}
    />
  )
}
