import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { hasAction, whyNotChanged } from "#machines/orders/order-change/order-change.rules.ts"
import { StepSection } from "#ui/guided-layout.tsx"
import { AddItems } from "./add-items.tsx"
import { ChangeLayout, type PageStep } from "./change-layout.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { EditLines } from "./edit-lines.tsx"

interface LineEditProps {
  change: ChangeProps
  title: string
  /** Title of the line items. */
  items: string
  confirm: string
  consequence: string
  /** Replaces the text about the payment or refund. */
  paymentNote?: string
  /** Steps between items and shipping. */
  moreSteps?: readonly PageStep[]
  secondary?: ReactNode
  notice?: ReactNode
  /** More to edit, below the line items. */
  children: ReactNode
}

/** Edits the line items of an order or a draft, and related settings. */
export function LineEdit({ change, items, moreSteps = [], notice, children, ...words }: LineEditProps) {
  const t = useTranslations("admin.orderChange")
  const { preview } = change
  const notYet = whyNotChanged(preview)
  return (
    <ChangeLayout
      {...change}
      {...words}
      steps={[
        { id: "items", label: items, isDone: hasAction(preview, "ITEM_ADD", "ITEM_UPDATE", "ITEM_REMOVE") },
        ...moreSteps,
        { id: "delivery", label: t("delivery.title"), isDone: hasAction(preview, "SHIPPING_ADD") },
        { id: "confirm", label: t("happens.title") },
      ]}
      notYet={notYet}
      changesItems
    >
      {notice}
      <StepSection id="items">
        <EditLines change={change} title={items} items={preview.items} />
        <AddItems change={change} title={t("add.title")} />
      </StepSection>
      {children}
    </ChangeLayout>
  )
}
