import type { useTranslations } from "#lib/i18n.tsx"
import { ControlError } from "./control.ts"

/** Codes of the control API's reasons that the workbench translates. */
export const reasonCodes = [
  "unknown_scenario",
  "scenario_changed",
  "invalid_json",
  "not_a_dataset",
  "dataset_version",
  "unknown_table",
  "invalid_row",
  "duplicate_row",
  "unknown_column",
  "unknown_reference",
  "fault_matches_nothing",
  "fault_without_effect",
  "fault_without_body",
  "fault_rate_zero",
  "fault_needs_status",
  "fault_needs_write",
  "fault_conflict",
  "invalid_field",
  "missing_field",
  "unknown_field",
  "invalid_name",
  "unknown_fault",
  "time_out_of_range",
  "data_replaced",
  "unknown_login",
  "too_large",
] as const
type ReasonCode = (typeof reasonCodes)[number]

interface Reason {
  readonly code?: string | undefined
  readonly message: string
  readonly values?: Readonly<Record<string, string>> | undefined
}

const isKnown = (code: string | undefined): code is ReasonCode => reasonCodes.some((known) => known === code)

/** The reason in the language of the page; one without a known code as it is. */
export function reasonText(t: ReturnType<typeof useTranslations<"workbench">>, reason: Reason): string {
  const { message, values } = reason
  if (reason instanceof ControlError && reason.status === 0) return t("unreachable", { reason: message })
  const code = reason instanceof ControlError && reason.status === 413 ? "too_large" : reason.code
  if (!isKnown(code)) return message
  const text = t(`reasons.${code}`, values as never)
  return values?.meant === undefined ? text : `${text} ${t("didYouMean", { meant: values.meant })}`
}
