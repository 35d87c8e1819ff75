import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { Card } from "#ui/card.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

const sets = [
  ["rules", "rules"],
  ["target", "target-rules"],
  ["buy", "buy-rules"],
] as const
type Set = (typeof sets)[number][0]

/** The rules of a promotion with the names of their values. */
export function RulesCard({ promotion }: { promotion: Promotion }) {
  const shown = sets.filter(
    ([set]) =>
      set === "rules" ||
      (set === "buy" ? promotion.type === "buyget" : promotion.application_method?.target_type !== "order"),
  )
  return shown.map(([set, type]) => <RuleSet key={set} set={set} type={type} id={promotion.id} />)
}

function RuleSet({ set, type, id }: { set: Set; type: string; id: string }) {
  const t = useTranslations("admin.promotion.rules")
  const { data, isError } = useQuery({
    queryKey: ["admin", "promotions", "one", id, type],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.promotion.listRules({ id, rule_type: type }, { signal })).rules.filter(
        ({ disguised }) => !disguised,
      ),
  })
  const known = (label: unknown, attribute: unknown) => {
    const key = String(attribute)
    return t.has(`attributes.${key}` as "attributes.region")
      ? t(`attributes.${key}` as "attributes.region")
      : String(label ?? key)
  }
  return (
    <Card title={t(set)}>
      {isError ? (
        <p>{t("failed")}</p>
      ) : data === undefined ? (
        <SkeletonText lines={2} />
      ) : data.length === 0 ? (
        <p className="text-sm text-muted">{t(`${set}None`)}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {data.map((rule) => (
            <li key={rule.id} className="wrap-anywhere">
              <span className="font-semibold">{known(rule.attribute_label, attributeId(rule.attribute))}</span>{" "}
              <span className="text-muted">{t(`operators.${rule.operator ?? "in"}`)}</span>{" "}
              {(Array.isArray(rule.values) ? rule.values : [])
                .map((value) => String(value.label ?? value.value ?? ""))
                .join(", ")}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The texts' name of an attribute by its path in rules. */
const ids: Readonly<Record<string, string>> = {
  "customer.groups.id": "customer_group",
  "region.id": "region",
  "shipping_address.country_code": "country",
  sales_channel_id: "sales_channel",
  "items.product.id": "product",
  "items.product.categories.id": "product_category",
  "items.product.collection_id": "product_collection",
  "items.product.type_id": "product_type",
  "items.product.tags.id": "product_tag",
  "shipping_methods.shipping_option.shipping_option_type_id": "shipping_option_type",
}
const attributeId = (path: string | undefined) => ids[path ?? ""] ?? path
