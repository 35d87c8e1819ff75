import { type ReactNode, useState } from "react"
import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parsePercent } from "#lib/percent-input.ts"
import type { SetupTask } from "#machines/settings/first-sale/first-sale.actors.ts"
import {
  firstRegion,
  type Gap,
  type SetupStep,
  type StoreState,
} from "#machines/settings/first-sale/first-sale.rules.ts"
import { Button } from "#ui/button.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"

interface StepProps {
  gap: Gap | null
  store: StoreState
  busy: boolean
  onSave: (task: SetupTask) => void
}

/** What the current step asks for, or the page that it leads to. */
export function StepContent({ step, ...props }: StepProps & { step: SetupStep }) {
  const t = useTranslations("admin.firstSale")
  if (step === "region") return <RegionStep {...props} />
  if (step === "tax") return <TaxStep {...props} />
  if (step === "shipping") return <ShippingStep {...props} />
  if (step === "channel")
    return (
      <StepForm
        text={t("channel.text")}
        submit={t("channel.save")}
        busy={props.busy}
        onSubmit={() => props.onSave({ step, title: t("channel.keyTitle") })}
      />
    )
  return <StepLink step={step} gap={props.gap} store={props.store} />
}

function StepLink({ step, gap, store }: { step: "currency" | "product" | "order" } & Pick<StepProps, "gap" | "store">) {
  const t = useTranslations("admin.firstSale")
  const [product] = store.products
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{gap === "notForSale" ? t("product.notForSale") : t(`${step}.text`)}</p>
      <div className="flex flex-wrap gap-2">
        {step === "currency" && (
          <LinkButton variant="primary" to="/admin/settings/store">
            {t("currency.open")}
          </LinkButton>
        )}
        {step === "product" && product && (
          <LinkButton variant="primary" to="/admin/products/$id" params={{ id: product.id }}>
            {t("product.open")}
          </LinkButton>
        )}
        {step === "product" && (
          <LinkButton {...(product ? {} : { variant: "primary" as const })} to="/admin/products/new">
            {t("product.create")}
          </LinkButton>
        )}
        {step === "order" && (
          <LinkButton variant="primary" to="/" reloadDocument>
            {t("order.open")}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

interface StepFormProps {
  text: string
  submit: string
  busy: boolean
  onSubmit: () => void
  children?: ReactNode
}

function StepForm({ text, submit, busy, onSubmit, children }: StepFormProps) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <p className="text-sm text-muted">{text}</p>
      {children && <div className="grid gap-4 sm:grid-cols-2">{children}</div>}
      <div>
        <Button variant="primary" type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

interface CountryFieldProps {
  label: string
  error: string | undefined
  value: string
  onChange: (code: string) => void
}

function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const countries = useCountries()
  return (
    <Combobox
      {...field}
      options={countries.options}
      {...countries.field}
      value={countries.choiceOf(value)}
      onChange={(choice) => onChange(choice?.value ?? "")}
    />
  )
}

/** Fields of a step; those that are empty are marked once the form was submitted. */
function useFields<Name extends string>(initial: Record<Name, string>) {
  const t = useTranslations("admin.firstSale")
  const [values, setValues] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const field = (name: Name) => ({
    value: values[name],
    error: isChecked && values[name].trim() === "" ? t("required") : undefined,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })
  const text = (name: Name) => ({
    ...field(name),
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  /** Marks missing fields; returns whether all these fields are filled. */
  const check = (names: readonly Name[]) => {
    setChecked(true)
    return names.every((name) => values[name].trim() !== "")
  }
  return { values, isChecked, field, text, check }
}

function RegionStep({ gap, busy, onSave }: StepProps) {
  const t = useTranslations("admin.firstSale.region")
  const { choiceOf } = useCountries()
  const { values, field, text, check } = useFields({ country: "", name: "" })
  if (gap === "payment")
    return (
      <StepForm
        text={t("payment")}
        submit={t("savePayment")}
        busy={busy}
        onSubmit={() => onSave({ step: "region", name: "", country: "" })}
      />
    )
  // A region of one country is named after it, unless another name was entered.
  const name = values.name.trim() || (choiceOf(values.country)?.label ?? "")
  return (
    <StepForm
      text={t("text")}
      submit={t("save")}
      busy={busy}
      onSubmit={() => check(["country"]) && onSave({ step: "region", name, country: values.country })}
    >
      <CountryField label={t("country")} {...field("country")} />
      <TextField label={t("name")} placeholder={name} {...text("name")} error={undefined} />
    </StepForm>
  )
}

function TaxStep({ store, busy, onSave }: StepProps) {
  const t = useTranslations("admin.firstSale.tax")
  const tAll = useTranslations("admin.firstSale")
  const locale = useLocale()
  const { choiceOf } = useCountries()
  const { values, text, check } = useFields({ name: t("nameDefault"), rate: "" })
  const rate = parsePercent(values.rate, locale)
  const field = text("rate")
  const error = field.error ?? (values.rate.trim() !== "" && rate === undefined ? tAll("percent") : undefined)
  return (
    <StepForm
      text={t("text", { country: choiceOf(firstRegion(store)?.countries[0])?.label ?? "" })}
      submit={t("save")}
      busy={busy}
      onSubmit={() =>
        check(["name", "rate"]) && rate !== undefined && onSave({ step: "tax", name: values.name.trim(), rate })
      }
    >
      <TextField label={t("name")} {...text("name")} />
      <NumberField label={t("rate")} {...field} error={error} />
      <TextLink to="/admin/settings/tax-regions/setup" search={{ country: firstRegion(store)?.countries[0] }}>
        {t("guided")}
      </TextLink>
    </StepForm>
  )
}

function ShippingStep({ store, busy, onSave }: StepProps) {
  const t = useTranslations("admin.firstSale.shipping")
  const region = firstRegion(store)
  const currency = region?.currency ?? ""
  const { read } = useMoneyInput(currency)
  const [location] = store.locations
  const { values, isChecked, field, text, check } = useFields({
    name: "",
    address_1: "",
    city: "",
    country: region?.countries[0] ?? "",
    option: t("optionDefault"),
    price: "",
  })
  const { amount, error } = read(values.price)
  const isShown = isChecked || values.price !== ""
  const locationFields = ["name", "address_1", "country"] as const
  return (
    <StepForm
      text={location ? t("unfinished", { location: location.name }) : t("text")}
      submit={t("save")}
      busy={busy}
      onSubmit={() => {
        if (!check([...(location ? [] : locationFields), "option"]) || amount === undefined) return
        const place = { name: values.name.trim(), address_1: values.address_1.trim(), city: values.city.trim() }
        onSave({
          step: "shipping",
          option: values.option.trim(),
          price: amount,
          location: { ...place, country_code: values.country },
        })
      }}
    >
      {!location && (
        <>
          <TextField label={t("name")} {...text("name")} />
          <TextField label={t("address_1")} {...text("address_1")} />
          <TextField label={t("city")} {...text("city")} error={undefined} />
          <CountryField label={t("country")} {...field("country")} />
        </>
      )}
      <TextField label={t("option")} {...text("option")} />
      <TaxBasisNote />
      <MoneyField label={t("price")} currency={currency} {...field("price")} error={isShown ? error : undefined} />
      <TextLink to="/admin/settings/locations/setup" search={{ location: location?.id }}>
        {t("guided")}
      </TextLink>
    </StepForm>
  )
}
