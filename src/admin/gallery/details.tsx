import { useState } from "react"
import { StatusBadge } from "#ui/badge.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { Facts } from "#ui/facts.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { MoneyBalance, MoneySummary } from "#ui/money-summary.tsx"
import { Columns } from "#ui/page.tsx"
import { Picture } from "#ui/picture.tsx"
import { Stepper } from "#ui/stepper.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { Timeline } from "#ui/timeline.tsx"
import { orders, steps, text } from "./samples.ts"

const order = orders[2]

export function Details() {
  const [tab, setTab] = useState<"facts" | "history">("facts")
  const facts = [
    { label: text.customer, value: <TextLink to="/admin/ui">{order?.customer}</TextLink> },
    { label: text.date, value: <DateTime value={order?.at} /> },
    { label: text.order, value: <CopyId id={order?.id ?? ""} what={text.order} /> },
    { label: text.company, value: null },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{text.details}</h2>
      <Breadcrumbs
        crumbs={[
          { label: text.orders, link: { to: "/admin/ui" } },
          { label: "#1042", link: { to: "/admin/ui" } },
        ]}
      />
      <Tabs
        label={text.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: "facts", label: text.facts },
          { id: "history", label: text.history, count: 3 },
        ]}
      >
        <Columns
          aside={
            <>
              <Card title={text.summary}>
                <MoneySummary
                  currency="eur"
                  rows={[
                    { label: text.items, amount: 1_234_567.89, was: 1_100_000 },
                    { label: text.delivery, amount: 4.9 },
                    { label: text.total, amount: 1_234_572.79, kind: "total" },
                  ]}
                />
              </Card>
              <Card title={text.history}>
                <Timeline label={text.history} entries={entries} />
              </Card>
            </>
          }
        >
          <Card
            title={text.facts}
            level={3}
            badge={<StatusBadge tone="done">{text.saved}</StatusBadge>}
            actions={
              <Button size="sm" variant="quiet" icon="edit">
                {text.edit}
              </Button>
            }
          >
            <Facts items={facts} layout="columns" />
          </Card>
          <Card title={text.payment} level={3}>
            <div className="grid gap-6 sm:grid-cols-2">
              <MoneyBalance currency="eur" was={128.4} total={140.4} captured={128.4} due={12} />
              <Facts items={facts} />
            </div>
          </Card>
          <Card>
            <Stepper layout="top" steps={steps} />
          </Card>
          <div className="grid grid-cols-3 gap-4">
            <Picture src={null} alt={text.product} />
            <Picture src={null} alt={text.product} ratio="4/5" />
            <div>
              <Disclosure title={text.disclosure} open>
                {text.lorem}
              </Disclosure>
              <Disclosure title={text.delivery}>{text.lorem}</Disclosure>
            </div>
          </div>
        </Columns>
      </Tabs>
    </section>
  )
}

const entries = [
  { id: "paid", title: text.toastTitle, at: orders[0]?.at, icon: "check", tone: "done" },
  { id: "sent", title: text.delivery, at: orders[1]?.at, icon: "truck", tone: "progress", children: text.lorem },
  { id: "placed", title: text.saved, at: orders[3]?.at, icon: "cart" },
] as const
