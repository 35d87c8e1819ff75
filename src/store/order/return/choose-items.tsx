import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { formatMoney } from "#lib/money.ts"
import { shownVariantTitle } from "#lib/variant-title.ts"
import { returnShippingCost } from "#machines/store/self-return/self-return.actors.ts"
import {
  emptySelection,
  type ReturnSelection,
  returnableLines,
  returnableQuantity,
  whyNotReview,
} from "#machines/store/self-return/self-return.rules.ts"
import type { OrderLineItem } from "#schema/store/entities/order.ts"
import type { ReturnReason } from "#schema/store/entities/settings.ts"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { leadToRefusedDraft } from "#ui/refused-draft.ts"
import { Select } from "#ui/select.tsx"
import { TextArea } from "#ui/text-field.tsx"
import { useBottomBar } from "#ui/use-bottom-bar.ts"
import { returnAmounts } from "./return-amounts.ts"
import type { SelfReturnProps } from "./self-return-props.ts"
import { useReturnText } from "./use-return-text.ts"

/** Choice of items, quantities, reasons and the return shipping option. */
export function ChooseItems({ order, snapshot, send }: SelfReturnProps) {
  const t = useTranslations("account.returns.choose")
  const textOf = useReturnText()
  const locale = useLocale()
  const { selections, reasons, options, optionId } = snapshot.context
  const currency = order.currency_code
  const requested = (order.items ?? []).filter(({ detail }) => detail.return_requested_quantity > 0)
  const bar = useBottomBar<HTMLElement>()
  const why = whyNotReview(selections, optionId)
  const { isDue, lowered, refund } = returnAmounts({ order, snapshot })
  const amounts = [
    ...(isDue ? [["lowered", lowered] as const] : []),
    ...(!isDue || refund > 0 ? [["back", refund] as const] : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-semibold">{t("heading")}</h2>
        {requested.length > 0 && (
          <p className="text-sm text-muted">
            {t("requested", {
              items: requested
                .map((item) => `${item.detail.return_requested_quantity} × ${lineTitle(item)}`)
                .join("; "),
            })}
          </p>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {returnableLines(order).map((item) => (
            <ReturnLine
              key={item.id}
              item={item}
              currency={currency}
              reasons={reasons}
              selection={selections[item.id] ?? emptySelection}
              onChange={(selection) => send({ type: "item.change", itemId: item.id, selection })}
            />
          ))}
        </ul>
      </section>
      <RadioCards
        legend={t("shipping")}
        value={optionId ?? ""}
        onChange={(id) => send({ type: "option.choose", optionId: id })}
        options={options.map((option) => ({
          value: option.id,
          label: textOf(option.name),
          description: option.type?.description ? textOf(option.type.description) : undefined,
          aside: returnShippingCost(option) > 0 ? formatMoney(returnShippingCost(option), currency, locale) : t("free"),
        }))}
      />
      <p className="text-sm text-muted">
        {t.rich("damaged", {
          link: (words) => (
            <TextLink to="/pages/$slug" params={{ slug: "contact" }}>
              {words}
            </TextLink>
          ),
        })}
      </p>
      <footer
        ref={bar}
        className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:px-0"
      >
        <div className="grid">
          {amounts.map(([key, amount]) => (
            <p key={key} className="flex items-baseline gap-2 text-sm text-muted">
              {t(key)}
              <span className="text-base text-ink">
                <Money amount={amount} currency={currency} strong />
              </span>
            </p>
          ))}
        </div>
        <Button
          variant="primary"
          size="lg"
          busy={snapshot.hasTag("busy")}
          disabledReason={why && t(`why.${why}`)}
          onClick={() => leadToRefusedDraft() || send({ type: "return.review" })}
        >
          {t("next")}
        </Button>
      </footer>
    </div>
  )
}

interface ReturnLineProps {
  item: OrderLineItem
  currency: string
  reasons: readonly ReturnReason[]
  selection: ReturnSelection
  onChange: (change: Partial<ReturnSelection>) => void
}

function ReturnLine({ item, currency, reasons, selection, onChange }: ReturnLineProps) {
  const t = useTranslations("account.returns.choose")
  const textOf = useReturnText()
  const locale = useLocale()
  const title = item.product_title ?? item.title
  const variant = shownVariantTitle(item.variant_title)
  const left = returnableQuantity(item)
  return (
    <li className="@container grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 @max-[14rem]:grid-cols-1 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
        <div className="aspect-4/5 overflow-hidden rounded-md bg-sunken">
          <Photo src={item.thumbnail} alt="" width={64} height={80} className="size-full object-cover" />
        </div>
        <div className="grid min-w-0 content-start gap-0.5 text-sm">
          <h3 className="text-base font-semibold">{title}</h3>
          {variant && <p className="text-muted">{variant}</p>}
          <p className="text-muted tabular-nums">
            {`${t("each", { price: formatMoney(item.refundable_total_per_unit, currency, locale) })} · ${t("left", { count: left })}`}
          </p>
        </div>
        <div className="col-start-2 @max-[14rem]:col-start-1 sm:col-start-3">
          <QuantityStepper
            label={t("quantity", { title: lineTitle(item) })}
            labelHidden
            value={selection.quantity}
            min={0}
            max={left}
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
      </div>
      {selection.quantity > 0 && (
        <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          {reasons.length > 0 && (
            <Select
              label={t("reason")}
              optional
              placeholder={t("noReason")}
              value={selection.reasonId}
              onChange={({ target }) => onChange({ reasonId: target.value })}
              options={reasons.map(({ id, label }) => ({ value: id, label: textOf(label) }))}
            />
          )}
          <TextArea
            label={t("note")}
            optional
            rows={1}
            maxLength={500}
            value={selection.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </div>
      )}
    </li>
  )
}
