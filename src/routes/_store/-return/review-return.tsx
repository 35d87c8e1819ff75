import { useTranslations } from "#lib/i18n.tsx"
import { shownVariantTitle } from "#lib/variant-title.ts"
import { returnShippingCost } from "#machines/self-return/self-return.actors.ts"
import { refundOf, unitsOf } from "#machines/self-return/self-return.rules.ts"
import { Button } from "#ui/button.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"
import type { SelfReturnProps } from "./self-return-props.ts"

const steps = [
  { id: "pack", icon: "box" },
  { id: "send", icon: "truck" },
  { id: "money", icon: "money" },
] as const satisfies readonly { id: string; icon: IconName }[]

/** Review of the items, the expected refund and the next steps. */
export function ReviewReturn({ order, email, snapshot, send }: SelfReturnProps) {
  const t = useTranslations("account.returns.review")
  const { selections, reasons, options, optionId } = snapshot.context
  const option = options.find(({ id }) => id === optionId)
  const refund = refundOf(order, selections, returnShippingCost(option))
  const currency = order.currency_code
  const chosen = (order.items ?? []).filter(({ id }) => selections[id])
  const reasonOf = (id: string) => reasons.find((reason) => reason.id === selections[id]?.reasonId)?.label
  return (
    <div className="grid gap-6">
      <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <h2 className="font-semibold">{t("heading")}</h2>
        <ul className="divide-y divide-line border-y border-line">
          {chosen.map((item) => (
            <li key={item.id} className="flex items-center gap-4 py-3 text-sm">
              <span className="h-15 w-12 shrink-0 overflow-hidden rounded-md bg-sunken">
                <Photo src={item.thumbnail} alt="" width={48} height={60} className="size-full object-cover" />
              </span>
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{item.product_title ?? item.title}</span>
                <span className="text-muted">
                  {[shownVariantTitle(item.variant_title), reasonOf(item.id)].filter(Boolean).join(" · ")}
                </span>
                {selections[item.id]?.note && <span className="text-muted">{selections[item.id]?.note}</span>}
              </span>
              <span className="tabular-nums">{`× ${selections[item.id]?.quantity}`}</span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-sm">
          <dt className="text-muted">{t("itemTotal")}</dt>
          <dd className="pl-4 text-right">
            <Money amount={refund.itemTotal} currency={currency} />
          </dd>
          <dt className="text-muted">{`${t("postage")} · ${option?.name ?? ""}`}</dt>
          <dd className="pl-4 text-right">
            <Money amount={refund.postage > 0 ? -refund.postage : 0} currency={currency} />
          </dd>
          <dt className="border-t border-line pt-2 text-base font-semibold">{t("total")}</dt>
          <dd className="border-t border-line pt-2 pl-4 text-right text-base">
            <Money amount={refund.total} currency={currency} strong />
          </dd>
        </dl>
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
              <span className="pt-1.5">{t(`steps.${id}`, { email: order.email ?? email })}</span>
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
            {t("submit", { count: unitsOf(selections) })}
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
