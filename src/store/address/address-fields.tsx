import { type FocusEvent, useState } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import { addressRule } from "#lib/address/countries.ts"
import type { AddressHints } from "#lib/address/hints.ts"
import { loadPhoneRules } from "#lib/address/phone.ts"
import { provincesOf } from "#lib/address/provinces.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import { Button } from "#ui/button.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { type AddressFieldRules, useAddressRules } from "./address-form.ts"

interface AddressFieldsProps {
  /** Section of the `autocomplete` tokens. */
  part: "shipping" | "billing"
  /** iso_2 of the selected country. */
  country: string
  countries: readonly { readonly value: string; readonly label: string }[]
  /** The form's `register`, called with the field's name on the wire. */
  field: (name: keyof Address, rules?: AddressFieldRules) => UseFormRegisterReturn
  error: (name: keyof Address) => string | undefined
  /** What has been typed so far. */
  values: () => Required<Address>
  /** Called when another country is chosen: the province belongs to the one before. */
  onCountry: () => void
  /** Called to ship to a country that isn't in the list. */
  onElsewhere?: (() => void) | undefined
  /** What the postal code has filled in; it is asked for before the city then. Unset where it fills nothing in. */
  filled?: string | undefined
}

/** Address fields of the checkout and the address book; the country determines the fields and their labels. */
export function AddressFields(props: AddressFieldsProps) {
  const { part, country, countries, field, error, values, onCountry, onElsewhere, filled } = props
  const t = useTranslations("store.checkout.address")
  const tMarket = useTranslations("store.market")
  const rules = useAddressRules(country)
  const { check, hintOf } = useHints(values)
  const { postal, province, townFirst } = addressRule(country)
  const provinces = provincesOf(country)
  const propsOf = (name: keyof Address, token: string) => {
    const registered = field(name, rules[name])
    return {
      autoComplete: `${part} ${token}`,
      enterKeyHint: "next" as const,
      error: error(name),
      ...registered,
      onBlur: (event: FocusEvent) => {
        void registered.onBlur(event)
        check(event)
      },
      required: rules[name]?.required !== undefined,
    }
  }
  // Called in display order, because the form focuses the invalid field that was registered first.
  const town = () => <TextField key="city" label={t("city")} {...propsOf("city", "address-level2")} />
  const code = () =>
    postal && (
      <TextField
        key="postal"
        label={t(`postalNames.${postal.name}`)}
        optional={!postal.required}
        hint={hintOf("postal_code")}
        // Keys with digits where the code has no other characters.
        {...(/^\d+$/.test(postal.example ?? "") ? { inputMode: "numeric" } : { autoCapitalize: "characters" })}
        {...propsOf("postal_code", "postal-code")}
      />
    )
  const region = () => {
    if (!province) return null
    const texts = { label: t(`provinceNames.${province.name}`), optional: !province.required }
    const { enterKeyHint, ...select } = propsOf("province", "address-level1")
    if (provinces.length === 0) return <TextField key="province" {...texts} {...select} enterKeyHint={enterKeyHint} />
    return (
      <Select
        key="province"
        {...texts}
        placeholder={t("choose")}
        options={provinces.map(({ code: value, name: label }) => ({ value, label }))}
        {...select}
      />
    )
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Select
          label={t("country")}
          autoComplete={`${part} country`}
          error={error("country_code")}
          options={countries}
          {...field("country_code", { ...rules.country_code, onChange: onCountry })}
          required
        />
        {onElsewhere && (
          <div className="mt-1 -ml-2.5">
            <Button size="sm" variant="quiet" onClick={onElsewhere}>
              {tMarket("elsewhere")}
            </Button>
          </div>
        )}
      </div>
      <TextField label={t("first_name")} {...propsOf("first_name", "given-name")} />
      <TextField label={t("last_name")} {...propsOf("last_name", "family-name")} />
      <div className="sm:col-span-2">
        <TextField label={t("company")} optional {...propsOf("company", "organization")} />
      </div>
      <div className="sm:col-span-2">
        <TextField label={t("address_1")} hint={hintOf("address_1")} {...propsOf("address_1", "address-line1")} />
      </div>
      <div className="sm:col-span-2">
        <TextField label={t("address_2")} optional {...propsOf("address_2", "address-line2")} />
      </div>
      {(townFirst && filled === undefined ? [town, region, code] : [code, town, region]).map((make) => make())}
      {filled !== undefined && (
        <VisuallyHidden>
          <span aria-live="polite">{filled && t("filled", { place: filled })}</span>
        </VisuallyHidden>
      )}
      <TextField
        label={t("phone")}
        optional
        hint={t("phoneHint")}
        type="tel"
        onFocus={() => void loadPhoneRules().catch(() => undefined)}
        {...propsOf("phone", "tel")}
        enterKeyHint="go"
      />
    </div>
  )
}

/** Hints at probable mistakes in an address, checked when the focus moves on to another field. */
function useHints(values: AddressFieldsProps["values"]) {
  const t = useTranslations("store.checkout.address.hints")
  const [hints, setHints] = useState<AddressHints>({})
  // Not when a button is pressed: a hint that appears would move it away.
  const check = ({ relatedTarget: next }: FocusEvent) => {
    if (!(next instanceof HTMLInputElement || next instanceof HTMLSelectElement)) return
    void import("#lib/address/hints.ts").then(
      ({ addressHints }) => setHints(addressHints(values())),
      () => undefined,
    )
  }
  const hintOf = (name: "address_1" | "postal_code") => hints[name] && t(hints[name], { place: hints.place ?? "" })
  return { check, hintOf }
}
