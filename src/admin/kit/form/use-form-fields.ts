import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from "react-hook-form"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { type Exceptions, FieldRefusal, formRules, placeErrors } from "./server-errors.ts"

/** A problem that concerns no field. */
export type FormProblem =
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "server" | "lost" | "gone" }

interface FormFieldsOptions<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>
  readonly fields: () => readonly string[]
  readonly labels: { readonly [Field in keyof Values]-?: string }
  readonly rules: Readonly<Record<string, string>> | undefined
  readonly exceptions: Exceptions | undefined
}

/** The props of a form's fields, with the errors of its rules and those that the server reported. */
export function useFormFields<Values extends FieldValues, Output>(options: FormFieldsOptions<Values, Output>) {
  const { form, fields, labels, rules, exceptions } = options
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

  const set = <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })

  return {
    place,
    /** Props of a native control for a field: `<TextField {...form.field("title")} />`. */
    field: (name: Path<Values>, options?: { onChange: () => void }) => ({
      label: labels[name as keyof Values],
      error: errorOf(name),
      ...form.register(name, options),
    }),
    set,
    /** Value, setter and texts of a field with a control of its own. */
    input: <Name extends Path<Values>>(name: Name) => ({
      label: labels[name as keyof Values],
      error: errorOf(name),
      value: form.watch(name),
      onChange: (value: PathValue<Values, Name>) => set(name, value),
    }),
    /** Error of a row of a field, by the row's key. */
    rowError: (name: Path<Values>, key: string) => errorOf(`${name}.${key}`),
    /** Current value of a field; the form renders again when it changes. */
    value: <Name extends Path<Values>>(name: Name): PathValue<Values, Name> => form.watch(name),
  }
}
