import { useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { rulesQuery, useAttributeName } from "./rule-names.ts"

const RulesDialog = late(async () => (await import("./rules-dialog.tsx")).RulesDialog)

const sets = [
  ["rules", "rules"],
  ["target", "target-rules"],
  ["buy", "buy-rules"],
] as const

/** The rules of a promotion with the names of their values; they can be changed. */
export function RulesCard({ promotion }: { promotion: Promotion }) {
  const shown = sets.filter(
    ([set]) =>
      set === "rules" ||
      (set === "buy" ? promotion.type === "buyget" : promotion.application_method?.target_type !== "order"),
  )
  return shown.map((set) => <RuleSet key={set[0]} set={set} promotion={promotion} />)
}

function RuleSet({ set: [set, type], promotion }: { set: (typeof sets)[number]; promotion: Promotion }) {
  const t = useTranslations("admin.promotion.rules")
  const te = useTranslations("admin.promotionEdit.rules")
  const nameOf = useAttributeName()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery(rulesQuery(promotion.id, type))
  const isShipping = promotion.application_method?.target_type === "shipping_methods"
  const edited = set === "rules" ? "who" : set === "buy" ? "buy" : isShipping ? "shipping" : "items"
  return (
    <Card
      title={t(set)}
      actions={
        <Button
          size="sm"
          icon="edit"
          aria-label={te("title", { name: t(set) })}
          onPointerEnter={RulesDialog.preload}
          onClick={() => setIsOpen(true)}
        >
          {te("edit")}
        </Button>
      }
    >
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
              <span className="text-muted">{t(`operators.${rule.operator}`)}</span>{" "}
              {rule.values.map((value) => value ?? t("deleted")).join(", ")}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <RulesDialog promotion={promotion} set={edited} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
