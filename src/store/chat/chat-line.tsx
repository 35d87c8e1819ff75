import { Link } from "@tanstack/react-router"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { returnDays } from "#lib/return-policy.ts"
import type { FoundProduct, Reply } from "#machines/store/chat/chat.actors.ts"
import type { Line } from "#machines/store/chat/chat.machine.ts"
import { lowestOf } from "#sdk/shown-price.ts"
import { countryName, useMarket } from "#store/market/market.ts"
import { phaseOf, returnsOf } from "#store/order/order-phase.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { Photo } from "#ui/photo.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { ContactLink } from "./contact-link.tsx"

interface ChatLineProps {
  line: Line
  isCustomer: boolean
  /** Called when a link to another page is clicked. */
  onLeave: () => void
}

/** One message with its author and its attachments. */
export function ChatLine({ line, isCustomer, onLeave }: ChatLineProps) {
  const t = useTranslations("chat")
  if (line.by === "shopper")
    return (
      <p className="max-w-[85%] justify-self-end rounded-xl bg-accent px-3.5 py-2 text-sm break-words text-on-accent">
        <VisuallyHidden>{`${t("you")}: `}</VisuallyHidden>
        {line.text}
      </p>
    )
  return (
    <div className="grid max-w-[95%] justify-items-start gap-2 justify-self-start rounded-xl bg-sunken px-3.5 py-2 text-sm break-words">
      <p>
        <VisuallyHidden>{`${t("shop")}: `}</VisuallyHidden>
        <ReplyText reply={line.reply} />
      </p>
      <Attachments reply={line.reply} isCustomer={isCustomer} onLeave={onLeave} />
    </div>
  )
}

function ReplyText({ reply }: { reply: Reply }) {
  const t = useTranslations("chat.says")
  const locale = useLocale()
  const { regions, market } = useMarket()
  switch (reply.kind) {
    case "products":
    case "nothing": {
      const { kind, query, most } = reply
      const price = most === undefined ? "" : formatMoney(most, market?.region.currency_code ?? "", locale)
      if (query === "") return t(kind === "products" ? "upTo" : "nothingUpTo", { price })
      return kind === "products" && price ? t("productsUpTo", { query, price }) : t(kind, { query })
    }
    case "order":
      return t("order", {
        number: String(reply.order.display_id),
        date: formatDate(reply.order.created_at, locale),
      })
    case "noOrder":
      return reply.reference === null ? t("noOrder") : t("noOrderNamed", { reference: reply.reference })
    case "delivery": {
      const names = regions.flatMap(({ countries = [] }) =>
        countries.map(({ iso_2 }) => countryName(String(iso_2), locale)),
      )
      const all = [...new Set(names)].sort((a, b) => a.localeCompare(b, locale))
      return t("delivery", { countries: new Intl.ListFormat(locale).format(all) })
    }
    case "returns":
      return t("returns", { days: returnDays() ?? 0 })
    case "sent":
      return t("sent", { email: reply.email })
    default:
      return t(reply.kind)
  }
}

function Attachments({ reply, isCustomer, onLeave }: Omit<ChatLineProps, "line"> & { reply: Reply }) {
  const t = useTranslations("chat")
  const toAccount = (
    <LinkButton size="sm" to={isCustomer ? "/account/orders" : "/account/login"} onClick={onLeave}>
      {t(isCustomer ? "toOrders" : "signIn")}
    </LinkButton>
  )
  const order = reply.kind === "order" || reply.kind === "returns" ? reply.order : undefined
  if (reply.kind === "products")
    return (
      <ul className="grid w-full gap-2">
        {reply.products.map((product) => (
          <Product key={product.id} product={product} onLeave={onLeave} />
        ))}
      </ul>
    )
  if (order) {
    const { requested } = returnsOf(order.items)
    return (
      <>
        {reply.kind === "order" && <p className="font-semibold">{t(`phase.${phaseOf(order)}`)}</p>}
        {requested > 0 && <p>{t("returning", { count: requested, number: `#${order.display_id}` })}</p>}
        <LinkButton size="sm" to="/order/$id" params={{ id: order.id }} onClick={onLeave}>
          {t("viewOrder")}
        </LinkButton>
      </>
    )
  }
  if (reply.kind === "failed") return <ContactLink onLeave={onLeave} />
  return reply.kind === "noOrder" || reply.kind === "returns" ? toAccount : null
}

function Product({ product, onLeave }: { product: FoundProduct; onLeave: () => void }) {
  const locale = useLocale()
  const lowest = lowestOf(product.variants)
  return (
    <li className="relative flex items-center gap-3 rounded-lg bg-surface p-2">
      <span className="size-12 shrink-0 overflow-hidden rounded-md bg-sunken">
        <Photo src={product.thumbnail} alt="" width={48} height={48} className="size-full object-cover" />
      </span>
      <span className="grid min-w-0">
        <Link
          to="/products/$handle"
          params={{ handle: product.handle }}
          onClick={onLeave}
          className="truncate font-semibold after:absolute after:inset-0 after:content-['']"
        >
          {product.title}
        </Link>
        {lowest && <span className="text-muted tabular-nums">{formatMoney(lowest.now, lowest.currency, locale)}</span>}
      </span>
    </li>
  )
}
