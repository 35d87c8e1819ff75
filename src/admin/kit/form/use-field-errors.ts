import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { type Exceptions, FieldRefusal, formRules, placeErrors } from "./server-errors.ts"

/** A problem that concerns no field. */
export type FormProblem =
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "server" | "lost" | "gone" }

interface FieldErrorsOptions<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>
  readonly fields: () => readonly string[]
  readonly rules: Readonly<Record<string, string>> | undefined
  readonly exceptions: Exceptions | undefined
}

/** The errors of a form's fields: those of its rules, and those that the server reported. */
export function useFieldErrors<Values extends FieldValues, Output>(options: FieldErrorsOptions<Values, Output>) {
  const { form, fields, rules, exceptions } = options
  const t = useTranslations("admin.form")
  const refusal = useRefusalText()

  /** Shows an error of the server at the fields that it concerns; returns the problem that concerns none. */
  function place(error: unknown): FormProblem | undefined {
    if (error instanceof FieldRefusal) {
      const shown = error.rule ? t(`rules.${error.rule}`) : refusal(error.message)
      form.setError(error.field as Path<Values>, { type: "server", message: shown })
      return undefined
    }
    const { kind, status, message } = toApiError(error)
    if (kind === "aborted") return undefined
    if (kind !== "http" || [502, 503, 504].includes(status)) return { kind: "lost" }
    if (status >= 500) return { kind: "server" }
    const { placed, rest } = placeErrors(message, fields(), exceptions)
    placed.forEach(({ field, kind: how, text }, index) => {
      const ruleText = how === "rule" ? rules?.[text] : undefined
      const shown =
        ruleText ??
        (how === "taken" ? t("rules.taken", { text }) : how === "required" ? t("rules.required") : refusal(text))
      form.setError(field as Path<Values>, { type: "server", message: shown }, { shouldFocus: index === 0 })
    })
    return rest === undefined ? undefined : { kind: "refused", reason: rest }
  }

  const errorOf = (name: string): string | undefined => {
    const error: { type?: unknown; message?: unknown } | undefined = get(form.formState.errors, name)
    if (error?.type === "server") return String(error.message)
    // Errors of its rows are at the rows.
    if (error?.message === undefined) return undefined
    const ruleText = rules?.[String(error.message)]
    if (ruleText !== undefined) return ruleText
    const rule = formRules.find((key) => key === error.message)
    return t(`rules.${rule ?? "required"}`)
  }
  return { place, errorOf }
}
