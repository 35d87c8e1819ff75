import { useSearchRows } from "#admin/kit/list/use-search-rows.ts"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { TextField } from "#ui/text-field.tsx"
import { customersQuery } from "./customers.ts"
import { customerChoice, type FoundCustomer, foundWith } from "./found-customer.ts"

/** A customer with an account, or a guest with an email. */
export interface PickedCustomer {
  readonly customer: FoundCustomer | null
  readonly email: string
}

export const whyNotPicked = ({ customer, email }: PickedCustomer): "nobody" | "email" | undefined => {
  if (customer) return undefined
  if (email.trim() === "") return "nobody"
  return isEmail(email) ? undefined : "email"
}

interface CustomerPickerProps {
  value: PickedCustomer
  onChange: (value: PickedCustomer) => void
  /** Shown when the form was submitted without a customer. */
  error?: string | undefined
}

/** Searches customers and guests by name or email; a new guest is entered by email. */
export function CustomerPicker({ value, onChange, error }: CustomerPickerProps) {
  const t = useTranslations("admin.orderDetails.picker")
  const customers = useSearchRows(customersQuery)
  const { customer, email } = value
  return (
    <div className="grid gap-4">
      <Combobox
        label={t("customer")}
        placeholder={t("search")}
        value={customer && customerChoice(customer)}
        onChange={(choice) => onChange({ email, customer: foundWith(choice?.value, customers.rows) })}
        options={customers.rows.map((each) => {
          const choice = customerChoice(each)
          const description = [choice.description, !each.has_account && t("guest")].filter(Boolean).join(" · ")
          return { ...choice, description }
        })}
        {...customers.field}
        optional
      />
      <TextField
        label={t("email")}
        type="email"
        autoComplete="off"
        hint={customer ? t("ofCustomer") : t("guestHint")}
        value={customer ? (customer.email ?? "") : email}
        readOnly={customer !== null}
        error={error}
        onChange={(event) => onChange({ customer: null, email: event.target.value })}
      />
    </div>
  )
}
