import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { RuleList } from "#admin/promotions/builder/rule-list.tsx"
import { typeOf } from "#admin/promotions/builder/rule-options.ts"
import { useSetName } from "#admin/promotions/builder/set-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftRule, RuleSet } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { ApiError } from "#sdk/error.ts"
import { SkeletonText } from "#ui/skeleton.tsx"
import { promotions } from "./promotion.resource.ts"
import { kindOf } from "./promotion-schema.ts"
import { ruleChanges } from "./rule-changes.ts"
import { attributeIds } from "./rule-names.ts"

async function loadRules(id: string, set: RuleSet, signal?: AbortSignal): Promise<readonly DraftRule[]> {
  const { rules } = await adminSdk().admin.promotion.listRules({ id, rule_type: typeOf(set) }, signal ? { signal } : {})
  return rules
    .filter(({ disguised }) => !disguised)
    .map((rule) => {
      const path = rule.attribute ?? ""
      const values = Array.isArray(rule.values) ? rule.values : []
      return {
        key: rule.id ?? "",
        operator: rule.operator ?? "in",
        attribute: { id: attributeIds[path] ?? path, path, label: rule.attribute_label ?? path },
        values: values.map(({ value = "", label }) => ({ value, label: label ?? value })),
      }
    })
}

interface RulesDialogProps {
  promotion: Promotion
  set: RuleSet
  onClose: () => void
}

/** Dialog that changes the conditions of a set. */
export function RulesDialog({ promotion, set, onClose }: RulesDialogProps) {
  const t = useTranslations("admin.promotionEdit.rules")
  const tb = useTranslations("admin.promotionBuilder")
  const nameOf = useSetName()
  const client = useQueryClient()
  const { id } = promotion
  const { data: initial, isError } = useQuery({
    queryKey: ["admin", "promotions", "one", id, typeOf(set), "values"],
    queryFn: ({ signal }) => loadRules(id, set, signal),
    gcTime: 0,
    // What is typed is compared with what was loaded when the dialog opened.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [changed, setChanged] = useState<readonly DraftRule[]>()
  const rules = changed ?? initial
  const kind = { kind: kindOf(promotion), method: promotion.application_method?.type ?? "percentage" } as const
  const isNeeded = kind.kind === "buyget" && set !== "who"
  const missing = rules?.some(({ values }) => values.length === 0)
    ? t("values")
    : isNeeded && rules?.length === 0
      ? tb(`problems.${set === "buy" ? "buys" : "targets"}`)
      : undefined
  const run = async () => {
    const body = ruleChanges(initial ?? [], rules ?? [], await loadRules(id, set))
    if (body === null) throw new ApiError({ kind: "http", status: 400, type: "invalid_data", message: t("changed") })
    const { promotion: api } = adminSdk().admin
    const send = {
      who: api.batchRules,
      items: api.batchTargetRules,
      shipping: api.batchTargetRules,
      buy: api.batchBuyRules,
    }
    if (body.create.length + body.update.length + body.delete.length > 0) await send[set]({ id, body })
    await promotions.invalidate(client, id)
  }
  return (
    <ActionDialog
      title={t("title", { name: nameOf(set) })}
      size="lg"
      confirm={t("confirm")}
      disabledReason={rules ? missing : isError ? t("failed") : t("loading")}
      entries={changed ?? null}
      run={run}
      done={t("done")}
      onClose={onClose}
    >
      <div className="min-h-96">
        {rules ? (
          <RuleList set={set} kind={kind} rules={rules} errorOf={() => undefined} onChange={setChanged} />
        ) : isError ? (
          <p>{t("failed")}</p>
        ) : (
          <SkeletonText lines={3} />
        )}
      </div>
    </ActionDialog>
  )
}
