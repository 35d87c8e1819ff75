import { zodResolver } from "@hookform/resolvers/zod"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form"
import type { z } from "zod/mini"
import { dropDraft, keepDraft, recallDraft } from "#admin/kit/unsaved/form-drafts.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { changedFields, type FieldPath, mergeValues } from "./form-values.ts"
import type { LostCreation } from "./save-record.ts"
import type { Exceptions } from "./server-errors.ts"
import { useFormFields } from "./use-form-fields.ts"

export interface FormInputOptions<Values extends FieldValues, Output> {
  /** Names the form's draft: "collections/pcol_1". */
  readonly draftKey: string
  /** Returns the server's values, or the initial ones. Fields that the form doesn't show are left out. */
  readonly serverValues: () => Values
  /** Identifies the server's values: when it changes, fields without own changes show the new ones. */
  readonly version?: unknown
  /** The server's rules. Messages are keys of `admin.form.rules` or of `rules`. */
  readonly schema: z.ZodMiniType<Output, Values>
  /** Names of the fields, as their labels show them. */
  readonly labels: { readonly [Field in keyof Values]-?: string }
  /** Error texts of rules that only this form has. */
  readonly rules?: Readonly<Record<string, string>> | undefined
  /** Messages of the server that name no field in the usual form; their keys are those of `rules`. */
  readonly exceptions?: Exceptions | undefined
  /** Rewrites amounts that were typed in another language; needed for forms with prices. */
  readonly translate?: ((values: Values, from: string, to: string) => Values) | undefined
}

/** The input of a form: its rules, the server's errors on their fields, its draft on this device, others' changes. */
export function useFormInput<Values extends FieldValues, Output, Lost extends object = LostCreation<Output>>(
  options: FormInputOptions<Values, Output>,
) {
  const { draftKey, serverValues, version, schema, labels, rules, exceptions } = options
  const locale = useLocale()
  const translate = (values: Values, from: string = locale): Values =>
    from !== locale && options.translate ? options.translate(values, from, locale) : values
  const [start] = useState(() => {
    const server = serverValues()
    const draft = recallDraft(draftKey, server)
    if (!draft) return { ...mergeValues(server, server, server), lost: {} }
    const translated = [translate(draft.base, draft.locale), translate(draft.values, draft.locale)] as const
    return { ...mergeValues(...translated, server), lost: draft.lost ?? {} }
  })
  /** What was sent and may have been executed, kept with the draft so that nothing is done twice after a reload. */
  const lost = useRef<Partial<Lost>>(start.lost)
  /** The server's values that the input is based on. */
  const base = useRef(start.base)
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: start.values as DefaultValues<Values>,
  })
  const isDirty = useCallback(() => changedFields(base.current, form.getValues()).length > 0, [form])
  const [dirty, setDirty] = useState(() => changedFields(start.base, start.values).length > 0)
  const [restored, setRestored] = useState(dirty)
  const [takenOver, setTakenOver] = useState<readonly FieldPath[]>([])
  /** While saving, the server's values are still the old ones when the form renders again. */
  const isSaving = useRef(false)
  const { nameOf, rememberRows } = useNames(labels, start.base)

  const noteChange = useEffectEvent(() => {
    const values = form.getValues()
    rememberRows(values)
    const changed = changedFields(base.current, values).length > 0
    setDirty(changed)
    if (changed) keepDraft(draftKey, { base: base.current, values, locale, lost: lost.current })
    else dropDraft(draftKey)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => noteChange() }), [form])

  const language = useRef(locale)
  const changeLanguage = useEffectEvent((to: typeof locale) => {
    const from = language.current
    language.current = to
    if (from === to) return
    base.current = translate(base.current, from)
    form.reset(translate(form.getValues(), from))
    noteChange()
  })
  useEffect(() => changeLanguage(locale), [locale])

  /** Shows the server's values in all fields without own changes. */
  const adopt = useEffectEvent((present: unknown) => {
    if (present === undefined || isSaving.current) return
    const merged = mergeValues(base.current, form.getValues(), serverValues())
    const wasDirty = isDirty()
    base.current = merged.base
    for (const field of new Set(merged.takenOver.map((path) => path.field as Path<Values>)))
      form.setValue(field, merged.values[field] as PathValue<Values, Path<Values>>)
    if (wasDirty && merged.takenOver.length > 0) setTakenOver(merged.takenOver)
    noteChange()
  })
  useEffect(() => adopt(version), [version])

  function discard() {
    dropDraft(draftKey)
    lost.current = {}
    // The input can be based on older values than the server's, where someone else changed the same fields.
    const server = serverValues()
    base.current = mergeValues(server, server, server).base
    form.reset(base.current)
    setDirty(false)
    setRestored(false)
    setTakenOver([])
  }

  /** Notes that `sent` was saved, and that the server now has `values`; keeps input typed while saving. */
  function settle(sent: Values, values: Values) {
    const kept = mergeValues(sent, form.getValues(), values)
    base.current = values
    form.reset(kept.values, { keepErrors: false })
    noteChange()
    if (!isDirty()) setRestored(false)
  }

  const fields = useFormFields({ form, fields: () => Object.keys(base.current), labels, rules, exceptions })

  return {
    ...fields,
    form,
    base,
    isSaving,
    dirty,
    isDirty,
    takenOver,
    setTakenOver,
    restored,
    discard,
    settle,
    nameOf,
    lost,
    /** Stores what may have been executed with the draft. */
    keepLost: () => noteChange(),
    hideRestored: () => setRestored(false),
  }
}

/** Names of fields and of their rows, also of rows that are removed later. */
function useNames<Values extends FieldValues>(labels: FormInputOptions<Values, unknown>["labels"], start: Values) {
  const t = useTranslations("admin.form")
  const [rows] = useState(() => new Map(rowNames(start)))
  return {
    nameOf: ({ field, key }: FieldPath) => {
      const label = labels[field as keyof Values]
      return key === undefined ? label : t("row", { field: label, key: rows.get(`${field} ${key}`) ?? key })
    },
    rememberRows(values: Values) {
      for (const [id, name] of rowNames(values)) rows.set(id, name)
    },
  }
}

/** Names of the rows whose keys are ids, by field and key. */
const rowNames = (values: FieldValues): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([field, rows]) =>
    Array.isArray(rows)
      ? rows.flatMap((row) => (row?.name ? [[`${field} ${row.key}`, String(row.name)] as const] : []))
      : [],
  )
