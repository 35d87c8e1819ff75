import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sumMoney } from "#lib/money.ts"
import { basisOf, lineAmounts, totalsParts, unitPriceOf } from "#lib/order-totals.ts"
import { TaxBasis, useTotalsRows } from "#routes/admin/_app/_orders/-order/order-money.tsx"
import { AddressLines } from "#routes/admin/_app/_orders/-order-details/address-lines.tsx"
import type { Order } from "#schema/admin/entities/order.ts"
import { Barcode } from "#ui/barcode.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Money } from "#ui/money.tsx"
import { MoneySummary } from "#ui/money-summary.tsx"
import type { PrintType } from "./print-query.ts"

interface Sender {
  readonly name: string
  readonly address: Parameters<typeof AddressLines>[0]["address"] | null
}

interface PrintedOrderProps {
  order: Order
  type: PrintType
  fulfillment: string | undefined
  sender: Sender
}

/** The packing slip or the invoice of an order; a packing slip has no prices. */
export function PrintedOrder({ order, type, fulfillment, sender }: PrintedOrderProps) {
  const t = useTranslations("admin.printOrders")
  const locale = useLocale()
  const isInvoice = type === "invoice"
  const number = String(order.display_id)
  const address = isInvoice ? (order.billing_address ?? order.shipping_address) : order.shipping_address
  return (
    <article
      aria-label={t(`name.${type}`, { number })}
      className="grid gap-6 rounded-lg border border-line bg-raised p-6 text-sm print:rounded-none print:border-0 print:p-0 not-last:print:break-after-page"
    >
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          <p className="text-lg font-semibold">{sender.name}</p>
          {sender.address && <AddressLines address={sender.address} locale={locale} />}
        </div>
        <div className="text-end">
          <h2 className="text-lg font-semibold">{t(`types.${type}`)}</h2>
          <p>{t("order", { number })}</p>
          <DateTime value={order.created_at} format="date" />
        </div>
      </header>
      {address && (
        <div>
          <p className="font-semibold">{t(isInvoice ? "billTo" : "shipTo")}</p>
          <AddressLines address={address} locale={locale} />
        </div>
      )}
      {isInvoice ? <Invoice order={order} /> : <PackingSlip order={order} fulfillment={fulfillment} />}
    </article>
  )
}

type Line = Order["items"][number]

function Title({ line }: { line: Line }) {
  return (
    <>
      <span className="block font-semibold">{line.product_title ?? line.title}</span>
      <span className="block text-muted">{line.variant_title}</span>
    </>
  )
}

const cell = "border-b border-line py-2 ps-3 align-top first:ps-0"

function PackingSlip({ order, fulfillment }: { order: Order; fulfillment: string | undefined }) {
  const t = useTranslations("admin.printOrders")
  const chosen = (order.fulfillments ?? []).find(({ id }) => id === fulfillment)
  const quantityOf = (line: Line): number =>
    chosen
      ? (chosen.items ?? [])
          .filter(({ line_item_id }) => line_item_id === line.id)
          .reduce((sum, { quantity }) => sum + quantity, 0)
      : line.quantity
  const lines = order.items.map((line) => ({ line, quantity: quantityOf(line) })).filter(({ quantity }) => quantity > 0)
  return (
    <table className="w-full">
      <thead>
        <tr className="text-start">
          <th className={`${cell} w-20 text-start`}>{t("quantity")}</th>
          <th className={`${cell} text-start`}>{t("item")}</th>
          <th className={`${cell} text-end`}>{t("sku")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, quantity }) => (
          <tr key={line.id} className="break-inside-avoid">
            <td className={`${cell} tabular-nums`}>{quantity}</td>
            <td className={cell}>
              <Title line={line} />
            </td>
            <td className={`${cell} text-end`}>{line.variant_sku && <Barcode text={line.variant_sku} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Invoice({ order }: { order: Order }) {
  const t = useTranslations("admin.printOrders")
  const td = useTranslations("admin.orders.detail")
  const currency = order.currency_code ?? ""
  const basis = basisOf(order)
  const amounts = lineAmounts(order, currency, basis)
  const rows = useTotalsRows(currency)
  const { total } = totalsParts(order, currency)
  return (
    <>
      <table className="w-full">
        <thead>
          <tr>
            <th className={`${cell} text-start`}>{t("item")}</th>
            <th className={`${cell} text-end`}>{t("quantity")}</th>
            <th className={`${cell} text-end`}>{t("price")}</th>
            <th className={`${cell} text-end`}>{t("amount")}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((line, index) => (
            <tr key={line.id} className="break-inside-avoid">
              <td className={cell}>
                <Title line={line} />
                <span className="block font-mono text-xs">{line.variant_sku}</span>
              </td>
              <td className={`${cell} text-end tabular-nums`}>{line.quantity}</td>
              <td className={`${cell} text-end tabular-nums`}>
                <Money amount={unitPriceOf(line, basis)} currency={currency} />
              </td>
              <td className={`${cell} text-end tabular-nums`}>
                <Money amount={amounts[index]} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ms-auto grid w-full max-w-xs break-inside-avoid gap-3">
        <MoneySummary
          currency={currency}
          rows={[...rows(order), { id: "total", label: td("total"), amount: total, kind: "total" }]}
        />
        <TaxBasis of={order} currency={currency} />
        <TaxLines order={order} />
      </div>
    </>
  )
}

/** The taxes of the items and the shipping methods by their rates. */
function TaxLines({ order }: { order: Order }) {
  const t = useTranslations("admin.printOrders")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 })
  const lines = [
    ...order.items.flatMap(({ tax_lines }) => tax_lines ?? []),
    ...(order.shipping_methods ?? []).flatMap(({ tax_lines }) => tax_lines ?? []),
  ]
  const groups = new Map<string, number[]>()
  for (const { rate, code, description, total } of lines) {
    const label = t("tax", { name: description ?? code, rate: percent.format(rate / 100) })
    groups.set(label, [...(groups.get(label) ?? []), total])
  }
  if (groups.size === 0) return null
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {[...groups].map(([label, totals]) => (
        <li key={label} className="flex justify-between gap-4">
          <span>{label}</span>
          <span className="tabular-nums">{formatMoney(sumMoney(totals), currency, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
