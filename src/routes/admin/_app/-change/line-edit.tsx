import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { whyNotChanged } from "#machines/order-change/order-change.rules.ts"
import type { Step } from "#ui/stepper.tsx"
import { AddItems } from "./add-items.tsx"
import { ChangeLayout } from "./change-layout.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { EditLines } from "./edit-lines.tsx"

interface LineEditProps {
  change: ChangeProps
  title: string
  /** What its lines are called. */
  items: string
  confirm: string
  consequence: string
  /** What becomes of the money, where it is neither asked for nor given back. */
  moneyMoves?: string
  /** Between the lines and the delivery. */
  moreSteps?: readonly Step[]
  secondary?: ReactNode
  notice?: ReactNode
  /** What else can be changed, beneath the lines. */
  children: ReactNode
}

/** Changes the lines of an order or of a draft, and what else belongs to it. */
export function LineEdit({ change, items, moreSteps = [], notice, children, ...words }: LineEditProps) {
  const t = useTranslations("admin.orderChange")
  const { preview, money, send } = change
  return (
    <ChangeLayout
      {...change}
      {...words}
      steps={[
        { id: "items", label: items, state: "current" },
        ...moreSteps,
        { id: "delivery", label: t("delivery.title"), state: "current" },
        { id: "confirm", label: t("happens.title"), state: "upcoming" },
      ]}
      notYet={whyNotChanged(preview)}
    >
      {notice}
      <EditLines title={items} items={preview.items} currency={money.currency} send={send} />
      <AddItems title={t("add.title")} currency={money.currency} send={send} />
      {children}
    </ChangeLayout>
  )
}
