import { queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { nameOf } from "./customers.ts"

const FIELDS = "id,email,first_name,last_name,has_account"

/** Loads the customers with an email: at most one guest and one account per spelling. */
const sameEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ["admin", "customers", "list", { email }],
    queryFn: async ({ signal }) => {
      const spellings = [...new Set([email, email.toLowerCase()])]
      const { customers } = await adminSdk().admin.customer.list(
        { query: { email: spellings, fields: FIELDS, limit: 10 } },
        { signal },
      )
      return customers
    },
    staleTime: 10_000,
  })

interface SameEmailProps {
  email: string
  /** The customer of this page; undefined for a new one, which will be a guest. */
  customer: Pick<Customer, "id" | "has_account"> | undefined
}

/** Names other customers with the same email: one that makes it impossible to save, or the guest of an account. */
export function SameEmail({ email, customer }: SameEmailProps) {
  const t = useTranslations("admin.customer")
  const wanted = email.trim()
  const { data = [] } = useQuery({ ...sameEmailQuery(wanted), enabled: isEmail(wanted) })
  const hasAccount = customer?.has_account ?? false
  return data
    .filter(({ id }) => id !== customer?.id)
    .map((other) => {
      const isTaken = other.has_account === hasAccount && other.email === wanted
      const kind = isTaken ? "taken" : other.has_account ? "account" : "guest"
      return (
        <Banner
          key={other.id}
          tone={isTaken ? "waiting" : "progress"}
          title={t(`sameEmail.${kind}`, { name: nameOf(other), kind: hasAccount ? "account" : "guest" })}
          action={
            <LinkButton size="sm" to="/admin/customers/$id" params={{ id: other.id }}>
              {t("sameEmail.open", { name: nameOf(other) })}
            </LinkButton>
          }
        >
          {!isTaken && customer && t("sameEmail.text")}
        </Banner>
      )
    })
}
