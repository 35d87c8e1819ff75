import type { ReactNode } from "react"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { nullableText, requiredEmail } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { customers } from "./customer.resource.ts"
import { withoutNotes } from "./notes.ts"
import { SameEmail } from "./same-email.tsx"

const schema = z.object({
  email: requiredEmail,
  first_name: nullableText,
  last_name: nullableText,
  company_name: nullableText,
  phone: nullableText,
  metadata: metadataRows,
})

const toValues = (customer: Customer | undefined): z.input<typeof schema> => ({
  email: customer?.email ?? "",
  first_name: customer?.first_name ?? "",
  last_name: customer?.last_name ?? "",
  company_name: customer?.company_name ?? "",
  phone: customer?.phone ?? "",
  metadata: toMetadataRows(withoutNotes(customer?.metadata)),
})

/** The guest with an email: accounts can have the same one. */
async function findGuest({ email }: { email: string }): Promise<Customer | undefined> {
  const fields = "id,email,first_name,last_name,company_name,phone,has_account,metadata"
  return (await adminSdk().admin.customer.list({ query: { email, has_account: false, fields } })).customers[0]
}

interface CustomerFormProps {
  customer?: Customer
  onCreated?: (customer: Customer) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a customer: email, names, company, phone and metadata. New customers are guests. */
export function CustomerForm({ customer, onCreated, below }: CustomerFormProps) {
  const t = useTranslations("admin.customer")
  const form = useResourceForm({
    resource: customers,
    record: customer,
    toValues,
    schema,
    texts: {
      labels: {
        email: t("email"),
        first_name: t("first_name"),
        last_name: t("last_name"),
        company_name: t("company_name"),
        phone: t("phone"),
        metadata: t("metadata"),
      },
      saved: t(customer ? "saved" : "created"),
    },
    exceptions: { email: /^Invalid request: Invalid email/ },
    find: findGuest,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm
      form={form}
      submit={t(customer ? "save" : "create")}
      cancel={{ to: "/admin/customers" }}
      below={below}
    >
      <SameEmail email={form.value("email")} customer={customer} />
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            type="email"
            autoComplete="off"
            hint={customer?.has_account ? t("emailHint") : undefined}
            {...form.field("email")}
          />
          <TextField optional autoComplete="off" {...form.field("first_name")} />
          <TextField optional autoComplete="off" {...form.field("last_name")} />
          <TextField optional autoComplete="off" {...form.field("company_name")} />
          <TextField optional type="tel" autoComplete="off" {...form.field("phone")} />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
