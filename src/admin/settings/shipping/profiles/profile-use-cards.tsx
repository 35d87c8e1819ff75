import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { type ProfileUse, profileUseQuery } from "./profile-use.ts"

/** Products that a list names. */
const SHOWN = 20

/** Cards with the shipping options and the products of a profile, and a warning about products without any. */
export function ProfileUseCards({ id }: { id: string }) {
  const t = useTranslations("admin.profiles")
  const { data, error, refetch } = useQuery(profileUseQuery(id))
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />
  return (
    <>
      {data && data.without.length > 0 && (
        <Banner tone="waiting" title={t("without.title")}>
          {t("without.text")}
          <Products products={data.without} />
        </Banner>
      )}
      <Card title={t("options.title")}>
        {!data && <SkeletonText lines={2} />}
        {data?.options.length === 0 && <p className="text-sm text-muted">{t("options.none")}</p>}
        {data && data.options.length > 0 && (
          <ul className="grid gap-1.5 text-sm">
            {data.options.map(({ id: option, name, location }) => (
              <li key={option} className="flex flex-wrap gap-x-2 break-words">
                {name} {location && <span className="text-muted">{location}</span>}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card
        title={t("products.title")}
        badge={data && <Badge>{t("products.count", { count: data.products.length })}</Badge>}
      >
        {!data && <SkeletonText lines={3} />}
        {data?.products.length === 0 && <p className="text-sm text-muted">{t("products.none")}</p>}
        {data && data.products.length > 0 && <Products products={data.products} />}
        {data?.checked !== undefined && (
          <p className="pt-3 text-xs text-muted">{t("products.checked", { count: data.checked })}</p>
        )}
      </Card>
    </>
  )
}

function Products({ products }: { products: ProfileUse["products"] }) {
  const t = useTranslations("admin.profiles.products")
  const hidden = products.length - SHOWN
  return (
    <ul className="grid gap-1.5 text-sm">
      {products.slice(0, SHOWN).map(({ id, title }) => (
        <li key={id} className="break-words">
          <TextLink to="/admin/products/$id" params={{ id }} hash="organization" variant="plain">
            {title}
          </TextLink>
        </li>
      ))}
      {hidden > 0 && <li className="text-muted">{t("more", { count: hidden })}</li>}
    </ul>
  )
}
