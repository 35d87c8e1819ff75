import { RateFields } from "#admin/settings/taxes/rates/rate-fields.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { TaxProblem } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { RateRow } from "./rows.ts"

interface RateInputsProps {
  row: Omit<RateRow, "key">
  problem: TaxProblem | null | undefined
  onChange: (change: { name?: string; code?: string; rate?: string }) => void
}

/** Fields of a rate that is typed in the setup, with the error of the one that has a problem. */
export function RateInputs({ row, problem, onChange }: RateInputsProps) {
  const t = useTranslations("admin.taxRate")
  const tRules = useTranslations("admin.form.rules")
  return (
    <RateFields
      name={{
        label: t("name"),
        hint: t("nameHint"),
        value: row.name,
        error: problem === "name" ? tRules("required") : undefined,
        onChange: ({ target }) => onChange({ name: target.value }),
      }}
      code={{
        label: t("code"),
        hint: t("codeHint"),
        value: row.code,
        error: problem === "code" ? tRules("required") : undefined,
        onChange: ({ target }) => onChange({ code: target.value }),
      }}
      rate={{
        label: t("rate"),
        value: row.rate,
        error: problem === "percent" ? tRules("percent") : undefined,
        onChange: ({ target }) => onChange({ rate: target.value }),
      }}
    />
  )
}
