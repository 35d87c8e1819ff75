import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { Card } from "#ui/card.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { type RuleType, rulesQuery, useAttributeName } from "./rule-names.ts"

const sets = [
  ["rules", "rules"],
  ["target", "target-rules"],
  ["buy", "buy-rules"],
] as const

/** The rules of a promotion with the names of their values. */
export function RulesCard({ promotion }: { promotion: Promotion }) {
  const shown = sets.filter(
    ([set]) =>
      set === "rules" ||
      (set === "buy" ? promotion.type === "buyget" : promotion.application_method?.target_type !== "order"),
  )
  return shown.map(([set, type]) => <RuleSet key={set} set={set} type={type} id={promotion.id} />)
}

function RuleSet({ set, type, id }: { set: (typeof sets)[number][0]; type: RuleType; id: string }) {
  const t = useTranslations("admin.promotion.rules")
  const nameOf = useAttributeName()
  const { data, isError } = useQuery(rulesQuery(id, type))
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
              <span className="font-semibold">{nameOf(rule.attribute)}</span>{" "}
              <span className="text-muted">{t(`operators.${rule.operator}`)}</span> {rule.values.join(", ")}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
