import { PrintedExtensions } from "#admin/kit/extensions/printed-extensions.tsx"
import { AddressLines } from "#admin/orders/order-page/address-lines.tsx"
import { brandOf } from "#lib/brand.ts"
import { brandDetails } from "#lib/brand-details.ts"
import { settings } from "#lib/config.ts"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import { shownVariantTitle } from "#lib/variant-title.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Barcode } from "#ui/barcode.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Money } from "#ui/money.tsx"
import { type MoneyRow, MoneySummary } from "#ui/money-summary.tsx"
import { creditNoteOf, type DocumentTax, invoiceOf, type PrintedDocument } from "./document.rules.ts"
import { fulfillmentsOf, type Packed, packedNext, packedQuantities } from "./packed-items.ts"
import type { PrintType } from "./print-query.ts"

interface Sender {
  readonly name: string
  readonly address: Parameters<typeof AddressLines>[0]["address"] | null
}

interface PrintedOrderProps {
  order: Order
  type: PrintType
  fulfillment: Packed | undefined
  sender: Sender
}

/** The packing slip, the invoice or the credit note of an order; a packing slip has no prices. */
export function PrintedOrder({ order, type, fulfillment, sender }: PrintedOrderProps) {
  const t = useTranslations("admin.printOrders")
  const locale = useLocale()
  const isPriced = type !== "packingSlip"
  const number = String(order.display_id)
  // Without the demo's name: the store's own can be changed there.
  const { logo, name } = brandOf(settings())
  const { company, address: lines } = brandDetails(settings())
  const address = isPriced ? (order.billing_address ?? order.shipping_address) : order.shipping_address
  return (
    <article
      aria-label={t(`name.${type}`, { number })}
      className="grid gap-6 rounded-lg border border-line bg-raised p-6 text-sm print:rounded-none print:border-0 print:p-0 not-last:print:break-after-page"
    >
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          {logo && <BrandMark size={32} />}
          <p className="text-lg font-semibold">{(isPriced && company) || name || sender.name}</p>
          {isPriced && lines.length > 0
            ? lines.map((line) => <p key={line}>{line}</p>)
            : sender.address && <AddressLines address={sender.address} locale={locale} />}
        </div>
        <div className="text-end">
          <h2 className="text-lg font-semibold">{t(`types.${type}`)}</h2>
          {type === "creditNote" ? (
            <>
              {/* What it credits can be of several days. */}
              <DateTime value={new Date()} format="date" />
              <p>{t("orderOf", { number, date: formatDate(order.created_at, locale) })}</p>
            </>
          ) : (
            <>
              <p>{t("order", { number })}</p>
              <DateTime value={order.created_at} format="date" />
            </>
          )}
        </div>
      </header>
      {address && (
        <div>
          <p className="font-semibold">{t(isPriced ? "billTo" : "shipTo")}</p>
          <AddressLines address={address} locale={locale} />
        </div>
      )}
      <PrintedExtensions order={order} document={type} />
      {type === "packingSlip" ? (
        <PackingSlip order={order} packed={fulfillment ?? packedNext(order)} />
      ) : (
        <PricedDocument
          printed={type === "invoice" ? invoiceOf(order) : creditNoteOf(order)}
          type={type}
          currency={order.currency_code ?? ""}
        />
      )}
    </article>
  )
}

type Line = Order["items"][number]

function Title({ line }: { line: Line }) {
  return (
    <>
      <span className="block font-semibold">{line.product_title ?? line.title}</span>
      <span className="block text-muted">{shownVariantTitle(line.variant_title)}</span>
    </>
  )
}

const cell = "border-b border-line py-2 ps-3 align-top first:ps-0"

function PackingSlip({ order, packed }: { order: Order; packed: Packed }) {
  const t = useTranslations("admin.printOrders")
  const fulfillments = fulfillmentsOf(order)
  const number = fulfillments.findIndex(({ id }) => id === packed) + 1
  const part = number > 0 ? t("package", { number: String(number) }) : t(packed === "open" ? "openItems" : "wholeOrder")
  const quantities = packedQuantities(order, packed)
  const lines = order.items
    .map((line) => ({ line, quantity: quantities.get(line.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const methods = (order.shipping_methods ?? []).filter(({ detail }) => !detail?.return_id).map(({ name }) => name)
  return (
    <>
      <p>
        {methods.length > 0 && (
          <span className="block">
            {t("shippingMethod")} <span className="font-semibold">{[...new Set(methods)].join(", ")}</span>
          </span>
        )}
        {fulfillments.length > 0 && <span className="block">{part}</span>}
      </p>
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
    </>
  )
}

interface PricedDocumentProps {
  /** Undefined for an order without credits. */
  printed: PrintedDocument | undefined
  type: "invoice" | "creditNote"
  currency: string
}

/** Lines with prices, and the amounts that add up to the total of an invoice or a credit note. */
function PricedDocument({ printed, type, currency }: PricedDocumentProps) {
  const t = useTranslations("admin.printOrders")
  const td = useTranslations("admin.orders.detail")
  const locale = useLocale()
  if (!printed) return null
  const isNet = printed.basis === "net"
  const optional = (id: "discount" | "shipping" | "credit", label: string) =>
    isZeroMoney(printed[id], currency) ? [] : [{ id, label, amount: printed[id] }]
  const rows: MoneyRow[] =
    type === "invoice"
      ? [
          { id: "items", label: td("items"), amount: printed.items },
          ...optional("discount", td("discount")),
          { id: "shipping", label: td("delivery"), amount: printed.shipping },
        ]
      : [
          ...(printed.lines.length > 0 ? [{ id: "items", label: t("returned"), amount: printed.items }] : []),
          ...optional("discount", td("discount")),
          ...optional("shipping", t("returnShipping")),
          ...optional("credit", t("refunds")),
        ]
  const tax = formatMoney(printed.tax, currency, locale)
  return (
    <>
      {printed.lines.length > 0 && (
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
            {printed.lines.map(({ line, quantity, price, amount }) => (
              <tr key={line.id} className="break-inside-avoid">
                <td className={cell}>
                  <Title line={line} />
                  <span className="block font-mono text-xs">{line.variant_sku}</span>
                </td>
                <td className={`${cell} text-end tabular-nums`}>{quantity}</td>
                <td className={`${cell} text-end tabular-nums`}>
                  <Money amount={price} currency={currency} />
                </td>
                <td className={`${cell} text-end tabular-nums`}>
                  <Money amount={amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="ms-auto grid w-full max-w-xs break-inside-avoid gap-3">
        <MoneySummary
          currency={currency}
          rows={[
            ...rows,
            ...(isNet ? [{ id: "tax", label: td("tax"), amount: printed.tax }] : []),
            {
              id: "total",
              label: type === "invoice" ? td("total") : t("totalCredit"),
              amount: printed.total,
              kind: "total",
            },
          ]}
        />
        <p className="text-xs text-muted">{isNet ? td("withoutTax") : td("withTax", { tax })}</p>
        <Taxes taxes={printed.taxes} currency={currency} />
        {type === "creditNote" && printed.taxes.length > 1 && !isZeroMoney(printed.credit, currency) && (
          <p className="text-xs text-muted">{t("taxShare")}</p>
        )}
      </div>
    </>
  )
}

/** The taxes of a document by their rates. */
function Taxes({ taxes, currency }: { taxes: readonly DocumentTax[]; currency: string }) {
  const t = useTranslations("admin.printOrders")
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 })
  if (taxes.length === 0) return null
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {taxes.map(({ name, rate, amount }) => (
        <li key={`${name} ${rate}`} className="flex justify-between gap-4">
          <span>{t("tax", { name, rate: percent.format(rate / 100) })}</span>
          <span className="tabular-nums">{formatMoney(amount, currency, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
