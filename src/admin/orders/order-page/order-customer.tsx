import { useQuery } from "@tanstack/react-query"
import { Suspense, useCallback, useState } from "react"
import { nameOf } from "#admin/customers/customers.ts"
import { useTask } from "#admin/kit/task/use-task.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { sameAddress } from "#lib/address/same-address.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { createOrderDetailsMachine, type DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import { whyNotDetails } from "#machines/orders/order-details/order-details.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { AddressLines } from "./address-lines.tsx"

const AddressDialog = late(async () => (await import("./address-dialog.tsx")).AddressDialog)
const CustomerDialog = late(async () => (await import("./customer-dialog.tsx")).CustomerDialog)
const EmailDialog = late(async () => (await import("./email-dialog.tsx")).EmailDialog)
const dialogs = [AddressDialog, CustomerDialog, EmailDialog]

/** Customer and addresses of an order, each with an edit button. */
export function OrderCustomer({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const td = useTranslations("admin.orderDetails")
  const locale = useLocale()
  const regions = useQuery(regionsQuery)
  usePreload(dialogs)
  const done = useCallback((task: DetailsTask) => td(`done.${task.type}`), [td])
  const handle = useTask<DetailsTask>(createOrderDetailsMachine, done)
  const { task } = handle
  /** Address that the dialog shows; saving can change both. */
  const [side, setSide] = useState<"shipping" | "billing">("shipping")
  const isDraft = order.status === "draft"
  const target = { orderId: order.id, isDraft }
  const { shipping_address: shipping, billing_address: billing } = order
  const same = Boolean(shipping && billing && sameAddress(shipping, billing))
  const reason = whyNotDetails(order) && td("reasons.canceled")
  const edit = (label: string, next: DetailsTask) => (
    <IconButton
      icon="edit"
      size="sm"
      label={label}
      disabledReason={reason}
      onClick={() => {
        if (next.type === "address" && next.part !== "both") setSide(next.part)
        handle.ask(next)
      }}
    />
  )
  const address = (part: "shipping" | "billing") => ({ ...target, type: "address", part, address: {} }) as const
  // An order's country can't be changed, because its taxes were calculated for it.
  const countries = isDraft
    ? (regions.data?.find(({ id }) => id === order.region_id)?.countries ?? []).map(({ iso_2 }) => String(iso_2))
    : undefined
  return (
    <Card
      title={t("customer")}
      actions={edit(
        td(isDraft ? "customer.action" : "email.action"),
        isDraft
          ? { ...target, type: "customer", customerId: "", email: "" }
          : { ...target, type: "email", email: order.email ?? "" },
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CustomerName order={order} />
        <Facts
          layout="columns"
          items={[
            {
              label: t("shipping"),
              value: (
                <Editable action={edit(td("shipping.action"), address("shipping"))}>
                  {shipping?.country_code ? <AddressLines address={shipping} locale={locale} /> : t("noAddress")}
                </Editable>
              ),
            },
            {
              label: t("billing"),
              value: (
                <Editable action={edit(td("billing.action"), address("billing"))}>
                  {same ? (
                    t("sameAddress")
                  ) : billing?.country_code ? (
                    <AddressLines address={billing} locale={locale} />
                  ) : (
                    t("noAddress")
                  )}
                </Editable>
              ),
            },
            { label: t("shippingMethods"), value: shippingMethods(order) },
          ]}
        />
      </div>
      <Suspense>
        {task?.type === "email" && <EmailDialog handle={handle} task={task} now={order.email ?? ""} />}
        {task?.type === "customer" && <CustomerDialog handle={handle} task={task} order={order} />}
        {task?.type === "address" && (
          <AddressDialog
            key={side}
            handle={handle}
            task={task}
            part={side}
            now={{ shipping, billing }}
            countries={countries}
            offerBoth={same || !(side === "billing" ? shipping : billing)?.country_code}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** The customer's name and email; the first of them links to the customer. */
function CustomerName({ order: { customer, email } }: { order: Order }) {
  const td = useTranslations("admin.orderDetails")
  const name = customer ? nameOf({ ...customer, email: null }) : ""
  const customerLink = (text: string) =>
    customer?.id ? (
      <TextLink variant="plain" to="/admin/customers/$id" params={{ id: customer.id }}>
        {text}
      </TextLink>
    ) : (
      text
    )
  return (
    <div>
      {name && <p className="font-semibold wrap-anywhere">{customerLink(name)}</p>}
      <p className="wrap-anywhere">{name ? email || td("noEmail") : customerLink(email || td("noEmail"))}</p>
    </div>
  )
}

/** Names of the methods that ship to the customer: those of an exchange have the same name, those of returns aren't for this address. */
const shippingMethods = ({ shipping_methods = [] }: Order): string =>
  [...new Set(shipping_methods.filter(({ detail }) => !detail?.return_id).map(({ name }) => name))].join(", ")

function Editable({ children, action }: { children: React.ReactNode; action: React.ReactNode }) {
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="min-w-0">{children}</span>
      <span className="-my-1.5 shrink-0">{action}</span>
    </span>
  )
}
