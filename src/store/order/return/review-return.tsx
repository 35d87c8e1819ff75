import { useTranslations } from "#lib/i18n.tsx"
import { unitsOf } from "#machines/store/self-return/self-return.rules.ts"
import { Button } from "#ui/button.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { returnAmounts } from "./return-amounts.ts"
import { ReturnSummary } from "./return-summary.tsx"
import type { SelfReturnProps } from "./self-return-props.ts"

const steps = [
  { id: "pack", icon: "box" },
  { id: "send", icon: "truck" },
  { id: "money", icon: "money" },
] as const satisfies readonly { id: string; icon: IconName }[]

/** Review of the items, the expected refund or lower amount due, and the next steps. */
export function ReviewReturn({ order, email, snapshot, send }: SelfReturnProps) {
  const t = useTranslations("account.returns.review")
  const { isDue, refund } = returnAmounts({ order, snapshot })
  const money = isDue ? (refund > 0 ? "dueAndMoney" : "due") : "money"
  return (
    <div className="grid gap-6">
      <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <h2 className="font-semibold">{t("heading")}</h2>
        <ReturnSummary order={order} snapshot={snapshot} />
        <p className="text-xs text-muted">{t("estimate")}</p>
      </section>
      <section className="grid gap-3">
        <h2 className="font-semibold">{t("next")}</h2>
        <ol className="grid gap-3 text-sm">
          {steps.map(({ id, icon }) => (
            <li key={id} className="flex items-start gap-3">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
                <Icon name={icon} />
              </span>
              <span className="pt-1.5">
                {t(`steps.${id === "money" ? money : id}`, { email: order.email ?? email })}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {!snapshot.matches("unsure") && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            size="lg"
            busy={snapshot.hasTag("busy")}
            onClick={() => send({ type: "return.send" })}
          >
            {t("submit", { count: unitsOf(snapshot.context.selections) })}
          </Button>
          {snapshot.matches("reviewing") && (
            <Button size="lg" onClick={() => send({ type: "return.edit" })}>
              {t("change")}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
