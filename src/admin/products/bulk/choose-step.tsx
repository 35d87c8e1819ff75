import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { asOption } from "#admin/products/as-option.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type BulkChange,
  bulkStatuses,
  changesSomething,
  type SetField,
  type SingleField,
} from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Select } from "#ui/select.tsx"
import { relatedNames } from "./names.ts"
import type { StepProps } from "./step-props.ts"

interface FieldProps {
  change: BulkChange
  onChange: (part: { readonly [F in keyof BulkChange]?: BulkChange[F] | undefined }) => void
}

/** The form that chooses what changes. */
export function ChooseStep({ snapshot, send }: StepProps) {
  const t = useTranslations("admin.bulkEdit")
  const tStatus = useTranslations("admin.catalog.products.status")
  const { rows, change, error } = snapshot.context
  const count = rows.length
  const set = (next: BulkChange) => send({ type: "change.set", change: next })
  const onChange: FieldProps["onChange"] = (part) => {
    const { delete: _, ...rest } = change
    set(Object.fromEntries(Object.entries({ ...rest, ...part }).filter(([, value]) => value !== undefined)))
  }
  const field = { change, onChange }
  const isChosen = changesSomething(change) && !change.delete
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChosen) send({ type: "preview.load" })
      }}
    >
      {error && <Banner tone="refused" announce title={t("choose.failed")} />}
      <Card title={t("choose.title", { count })} description={t("choose.hint")}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Select
            label={t("choose.status")}
            value={change.status ?? ""}
            onChange={({ target }) => onChange({ status: bulkStatuses.find((each) => each === target.value) })}
            placeholder={t("choose.keep")}
            options={bulkStatuses.map((status) => ({ value: status, label: tStatus(status) }))}
          />
          <SingleChange {...field} name="shipping_profile_id" />
          <SingleChange {...field} name="collection_id" />
          <SingleChange {...field} name="type_id" />
          <SetChanges {...field} name="sales_channels" />
          <SetChanges {...field} name="categories" />
          <SetChanges {...field} name="tags" />
        </div>
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          type="submit"
          variant="primary"
          disabledReason={isChosen ? undefined : t("choose.nothing")}
          reasonShown="below"
        >
          {t("choose.preview")}
        </Button>
      </div>
      <Card title={t("delete.title")} description={t("delete.text")}>
        <Button
          variant="danger"
          icon="trash"
          onClick={() => {
            set({ delete: true })
            send({ type: "preview.load" })
          }}
        >
          {t("delete.action", { count })}
        </Button>
      </Card>
    </form>
  )
}

function SingleChange({ name, change, onChange }: FieldProps & { name: SingleField }) {
  const t = useTranslations("admin.bulkEdit")
  const value = change[name]
  return (
    <div className="grid gap-2">
      <EntityPicker
        label={t(`fields.${name}`)}
        resource={relatedNames(name)}
        option={asOption}
        placeholder={t("choose.keep")}
        value={value ?? null}
        onChange={(id) => onChange({ [name]: id ?? undefined })}
      />
      {name !== "shipping_profile_id" && (
        <Checkbox
          label={t(`choose.clear.${name}`)}
          checked={value === null}
          onChange={({ target }) => onChange({ [name]: target.checked ? null : undefined })}
        />
      )}
    </div>
  )
}

function SetChanges({ name, change, onChange }: FieldProps & { name: SetField }) {
  const t = useTranslations("admin.bulkEdit")
  const { add = [], remove = [] } = change[name] ?? {}
  const set = (next: { add: readonly string[]; remove: readonly string[] }) =>
    onChange({ [name]: next.add.length + next.remove.length > 0 ? next : undefined })
  const shared = { resource: relatedNames(name), option: asOption }
  return (
    <>
      <EntityPicker
        {...shared}
        multiple
        label={t("choose.add", { name: t(`names.${name}`) })}
        whyNot={({ id }) => (remove.includes(id) ? t("choose.isRemoved") : undefined)}
        value={add}
        onChange={(ids) => set({ add: ids, remove })}
      />
      <EntityPicker
        {...shared}
        multiple
        label={t("choose.remove", { name: t(`names.${name}`) })}
        whyNot={({ id }) => (add.includes(id) ? t("choose.isAdded") : undefined)}
        value={remove}
        onChange={(ids) => set({ add, remove: ids })}
      />
    </>
  )
}
