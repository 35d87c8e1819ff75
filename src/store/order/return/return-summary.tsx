import { useTranslations } from "#lib/i18n.tsx"
import { shownVariantTitle } from "#lib/variant-title.ts"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"
import { returnAmounts } from "./return-amounts.ts"
import type { SelfReturnProps } from "./self-return-props.ts"
import { useReturnText } from "./use-return-text.ts"

/** The items of a return, and the expected refund or the lower amount due. */
export function ReturnSummary({ order, snapshot }: Pick<SelfReturnProps, "order" | "snapshot">) {
  const t = useTranslations("account.returns.review")
  const { selections, reasons } = snapshot.context
  const { option, itemTotal, postage, isDue, lowered, stillDue, refund } = returnAmounts({ order, snapshot })
  const currency = order.currency_code
  const chosen = (order.items ?? []).filter(({ id }) => selections[id])
  const textOf = useReturnText()
  const reasonOf = (id: string) => {
    const reason = reasons.find((each) => each.id === selections[id]?.reasonId)
    return reason && textOf(reason.label)
  }
  return (
    <div className="grid gap-4">
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
          <Money amount={itemTotal} currency={currency} />
        </dd>
        <dt className="text-muted">{`${t("postage")} · ${textOf(option?.name ?? "")}`}</dt>
        <dd className="pl-4 text-right">
          <Money amount={postage > 0 ? -postage : 0} currency={currency} />
        </dd>
        {isDue && (
          <>
            <dt className="border-t border-line pt-2 text-base font-semibold">{t("lowered")}</dt>
            <dd className="border-t border-line pt-2 pl-4 text-right text-base">
              <Money amount={lowered} currency={currency} strong />
            </dd>
            <dt className="text-muted">{t("stillDue")}</dt>
            <dd className="pl-4 text-right">
              <Money amount={stillDue} currency={currency} />
            </dd>
          </>
        )}
        {(!isDue || refund > 0) && (
          <>
            <dt className="border-t border-line pt-2 text-base font-semibold">{t("total")}</dt>
            <dd className="border-t border-line pt-2 pl-4 text-right text-base">
              <Money amount={refund} currency={currency} strong />
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
