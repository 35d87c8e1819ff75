import { useState } from "react"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { Money } from "#ui/money.tsx"
import { MoneyBalance } from "#ui/money-summary.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { deliveries, steps, text } from "./samples.ts"

const words = {
  title: "Return for order #1042",
  draft: "Not requested yet",
  exit: "Leave",
  back: "Back",
  primary: "Request return of 2 items",
  reason: "Choose how the money goes back",
  consequence: "The customer gets a label by e-mail. Nothing is refunded before the items arrive.",
}

export function Guided() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <GuidedLayout
      title={words.title}
      badges={<StatusBadge tone="progress">{words.draft}</StatusBadge>}
      steps={steps.map((step) => ({ ...step, ...(step.state === "done" ? { onSelect: () => undefined } : {}) }))}
      exit={
        <Button variant="quiet" size="sm" icon="close">
          {words.exit}
        </Button>
      }
      aside={
        <div className="grid gap-4">
          <h2 className="font-semibold">{text.summary}</h2>
          <MoneyBalance currency="eur" was={1_234_567.89} total={140.4} captured={1_234_567.89} due={-1_234_427.49} />
        </div>
      }
      asideLine={
        <>
          <span>{text.total}</span>
          <Money amount={1_234_427.49} currency="eur" strong />
        </>
      }
      consequence={words.consequence}
      secondary={<Button>{words.back}</Button>}
      primary={{ label: words.primary, disabledReason: value ? null : words.reason }}
    >
      <Card title={text.delivery}>
        <RadioCards legend={text.delivery} legendHidden options={deliveries} value={value} onChange={setValue} />
      </Card>
    </GuidedLayout>
  )
}
