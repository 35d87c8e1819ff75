import { useQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { useCart } from "#routes/_store/-cart/cart.ts"
import { shippingOptionsQuery } from "#routes/_store/-cart/free-shipping.ts"
import { useVisit } from "#routes/_store/-visit/visit.ts"
import { PartTexts } from "#routes/-app/part-texts.tsx"

/** The shipping methods of the present cart: the API lists them only for a cart. */
export default function CartShipping() {
  return (
    <PartTexts part="browse">
      <Options />
    </PartTexts>
  )
}

function Options() {
  const t = useTranslations("browse.shipping")
  const locale = useLocale()
  const { owner } = useVisit()
  const { cart } = useCart()
  const id = cart?.id ?? ""
  const { data, isError } = useQuery({ ...shippingOptionsQuery(id, owner), enabled: id !== "" })
  if (!id) return <p className="text-muted">{t("noCart")}</p>
  if (isError) return <p className="text-muted">{t("failed")}</p>
  if (!data) return <p className="text-muted">{t("loading")}</p>
  if (data.length === 0) return <p className="text-muted">{t("none")}</p>
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {data.map(({ id: option, name, amount, type }) => (
          <li key={option} className="flex justify-between gap-4">
            <span className="min-w-0">
              {name}
              {type?.description && <span className="block text-muted">{type.description}</span>}
            </span>
            <span className="tabular-nums">
              {typeof amount === "number" ? formatMoney(amount, cart?.currency_code ?? "", locale) : t("later")}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t("ofCart")}</p>
    </div>
  )
}
