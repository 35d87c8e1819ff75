import { zodResolver } from "@hookform/resolvers/zod"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { type DefaultValues, type FieldValues, get, type Path, type PathValue, useForm } from "react-hook-form"
import type { z } from "zod/mini"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { useToast } from "#ui/toasts.tsx"
import { dropDraft, keepDraft, recallDraft } from "./form-drafts.ts"
import { type Conflict, changedFields, type FieldPath, mergeValues } from "./form-values.ts"
import { createRecord, type Editable, type LostCreation, type Saved, updateRecord } from "./save-record.ts"
import { FieldRefusal, formRules, placeErrors } from "./server-errors.ts"

interface FormTexts<Values> {
  /** Names of the fields, as their labels show them. */
  readonly labels: { readonly [Field in keyof Values]-?: string }
  /** Toast after saving: "Collection saved". */
  readonly saved: string
}

export interface ResourceFormOptions<
  Row extends { readonly id: string },
  Values extends FieldValues,
  Body extends object,
> {
  readonly resource: Editable<Row, Body> & {
    invalidate(client: ReturnType<typeof useQueryClient>, id?: string): Promise<void>
  }
  /** The record to edit; undefined creates one. */
  readonly record?: Row | undefined
  /** Values of a record, or the initial values of a new one. Fields that the form doesn't show are left out. */
  readonly toValues: (record: Row | undefined) => Values
  /** The server's rules. Messages are keys of `admin.form.rules`. Its output has the names of the form's fields. */
  readonly schema: z.ZodMiniType<Body, Values>
  readonly texts: FormTexts<Values>
  /** Finds a record by a unique field, to check after a lost response whether it was created. */
  readonly find?: (body: NoInfer<Body>) => Promise<Row | undefined>
  /** Messages of the server that name no field in the usual form, by the field that they concern. */
  readonly exceptions?: Readonly<Record<string, RegExp>>
  /** `replace`: the route stores the metadata as sent. By default routes merge it key by key. */
  readonly metadata?: "replace"
  /** Removes duplicates after merging with others' changes, such as rows that both admins added. */
  readonly tidy?: (merged: Values, base: Values) => Values
  /** Rewrites amounts that were typed in another language; needed for forms with prices. */
  readonly translate?: (values: Values, from: string, to: string) => Values
  /** Text of a value in the merge dialog; needed for ids. */
  readonly valueText?: (field: keyof Values & string, value: unknown) => string | undefined
  /** Called after saving; opens the new record. */
  readonly onSaved?: (row: Row) => void
}

/** A problem that concerns no field. */
export type FormProblem =
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "server" | "lost" | "gone" }

interface Question {
  readonly conflicts: readonly Conflict[]
  answer(takeTheirs: readonly Conflict[] | null): void
}

/**
 * The state of a record's form: rules, server errors on their fields, drafts, others' changes, and saving that is safe
 * to repeat. Show it with `ResourceForm`.
 */
export function useResourceForm<Row extends { readonly id: string }, Values extends FieldValues, Body extends object>(
  options: ResourceFormOptions<Row, Values, Body>,
) {
  const { resource, record, toValues, schema, texts } = options
  const t = useTranslations("admin.form")
  const locale = useLocale()
  const translate = (values: Values, from: string = locale): Values =>
    from !== locale && options.translate ? options.translate(values, from, locale) : values
  const client = useQueryClient()
  const toast = useToast()
  const draftKey = `${resource.name}/${record?.id ?? "new"}`
  const [start] = useState(() => {
    const server = toValues(record)
    const draft = recallDraft(draftKey, server)
    if (!draft) return mergeValues(server, server, server)
    return mergeValues(translate(draft.base, draft.locale), translate(draft.values, draft.locale), server)
  })
  /** The server's values that the input is based on. */
  const base = useRef(start.base)
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver(schema),
    defaultValues: start.values as DefaultValues<Values>,
  })
  const isDirty = useCallback(() => changedFields(base.current, form.getValues()).length > 0, [form])
  const [dirty, setDirty] = useState(() => changedFields(start.base, start.values).length > 0)
  const [restored, setRestored] = useState(dirty)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const [takenOver, setTakenOver] = useState<readonly FieldPath[]>([])
  const [question, setQuestion] = useState<Question>()
  const running = useRef(false)
  const names = useRef(new Map<string, string>())
  const lost = useRef<Body>(undefined) as LostCreation<Body>

  const noteChange = useEffectEvent(() => {
    const values = form.getValues()
    rememberNames(names.current, values)
    const changed = changedFields(base.current, values).length > 0
    setDirty(changed)
    if (changed) keepDraft(draftKey, { base: base.current, values, locale })
    else dropDraft(draftKey)
  })
  useEffect(() => rememberNames(names.current, base.current), [])
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => noteChange() }), [form])

  const language = useRef(locale)
  const changeLanguage = useEffectEvent((from: string) => {
    base.current = translate(base.current, from)
    form.reset(translate(form.getValues(), from))
    noteChange()
  })
  useEffect(() => {
    const from = language.current
    language.current = locale
    if (from !== locale) changeLanguage(from)
  }, [locale])

  /** Shows the server's values in all fields without own changes. */
  const adopt = useEffectEvent((theirs: Values) => {
    const merged = mergeValues(base.current, form.getValues(), theirs)
    const wasDirty = isDirty()
    base.current = merged.base
    for (const field of new Set(merged.takenOver.map((path) => path.field as Path<Values>)))
      form.setValue(field, merged.values[field] as PathValue<Values, Path<Values>>)
    if (wasDirty && merged.takenOver.length > 0) setTakenOver(merged.takenOver)
    noteChange()
  })
  /** An effect event: after saving, the record is still the old one when a new `toValues` is given. */
  const adoptRecord = useEffectEvent((current: Row) => {
    if (!running.current) adopt(toValues(current))
  })
  useEffect(() => {
    if (record) adoptRecord(record)
  }, [record])

  function discard() {
    dropDraft(draftKey)
    form.reset(base.current)
    setDirty(false)
    setRestored(false)
    setProblem(undefined)
    setTakenOver([])
  }

  const nameOf = ({ field, key }: FieldPath) => {
    const label = texts.labels[field as keyof Values]
    return key === undefined ? label : t("row", { field: label, key: names.current.get(`${field} ${key}`) ?? key })
  }

  function showError(error: unknown) {
    if (error instanceof FieldRefusal) {
      const shown = error.rule ? t(`rules.${error.rule}`) : t("rules.invalid", { text: error.message })
      return form.setError(error.field as Path<Values>, { type: "server", message: shown })
    }
    const { kind, status, message } = toApiError(error)
    if (kind === "aborted") return
    if (status === 404 && record) return setProblem({ kind: "gone" })
    if (kind !== "http" || [502, 503, 504].includes(status)) return setProblem({ kind: "lost" })
    if (status >= 500) return setProblem({ kind: "server" })
    const { placed, rest } = placeErrors(message, Object.keys(base.current), options.exceptions)
    placed.forEach(({ field, kind: how, text }, index) => {
      const shown = how === "required" ? t("rules.required") : t(`rules.${how}`, { text })
      form.setError(field as Path<Values>, { type: "server", message: shown }, { shouldFocus: index === 0 })
    })
    if (rest !== undefined) setProblem({ kind: "refused", reason: rest })
  }

  /** Saves the input; the row, or null if the user stopped. */
  async function write(values: Values): Promise<Saved<Row> | null> {
    const shared = { resource, toValues, values, parse: (given: Values) => schema.parse(given) }
    if (!record) {
      const { find } = options
      const create = resource.create?.bind(resource)
      if (!create || !find) throw new Error(`${resource.name}: the form can't create records`)
      return { row: await createRecord({ ...shared, create, find, lost }), takenOver: [] }
    }
    return await updateRecord({
      ...shared,
      ...{ id: record.id, base: base.current, metadata: options.metadata, tidy: options.tidy },
      load: () => client.fetchQuery({ ...resource.one(record.id), staleTime: 0 }),
      resolve: (conflicts) =>
        new Promise((resolve) => {
          const answer = (chosen: readonly Conflict[] | null) => {
            setQuestion(undefined)
            resolve(chosen)
          }
          setQuestion({ conflicts, answer })
        }),
    })
  }

  async function save() {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(undefined)
    setTakenOver([])
    const sent = form.getValues()
    try {
      const saved = await write(sent)
      if (!saved) return
      const values = toValues(saved.row)
      // Keeps input typed while saving.
      const kept = mergeValues(sent, form.getValues(), values)
      base.current = values
      form.reset(kept.values, { keepErrors: false })
      noteChange()
      if (!isDirty()) setRestored(false)
      client.setQueryData(resource.one(saved.row.id).queryKey, saved.row)
      void resource.invalidate(client, saved.row.id)
      const others = saved.takenOver.map(nameOf).join(", ")
      toast({ title: texts.saved, text: others ? t("takenOver", { fields: others }) : undefined })
      options.onSaved?.(saved.row)
    } catch (error) {
      showError(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const errorOf = (name: string): string | undefined => {
    const error: { type?: unknown; message?: unknown } | undefined = get(form.formState.errors, name)
    if (error?.type === "server") return String(error.message)
    // Errors of its rows are at the rows.
    if (error?.message === undefined) return undefined
    const rule = formRules.find((key) => key === error.message)
    return t(`rules.${rule ?? "required"}`)
  }

  const field = (name: Path<Values>) => ({
    label: texts.labels[name as keyof Values],
    error: errorOf(name),
    ...form.register(name),
  })
  const set = <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })

  return {
    isNew: record === undefined,
    ...{ dirty, isDirty, busy, problem, takenOver, restored, question, discard, nameOf },
    valueText: options.valueText as ((field: string, value: unknown) => string | undefined) | undefined,
    hideRestored: () => setRestored(false),
    submit: form.handleSubmit(() => save()),
    /** Props of a native control for a field: `<TextField {...form.field("title")} />`. */
    field,
    /** Value, setter and texts of a field with a control of its own. */
    input: <Name extends Path<Values>>(name: Name) => ({
      label: texts.labels[name as keyof Values],
      error: errorOf(name),
      value: form.watch(name),
      onChange: (value: PathValue<Values, Name>) => set(name, value),
    }),
    /** Error of a row of a field, by the row's key. */
    rowError: (name: Path<Values>, key: string) => errorOf(`${name}.${key}`),
    /** Like `field`; in a new record, `target` follows this field's value until it is changed itself. */
    source: (name: Path<Values>, target: Path<Values>, derive: (text: string) => string) => {
      const { onChange, ...props } = field(name)
      const follow: typeof onChange = async (event) => {
        const before = derive(String(form.getValues(name)))
        await onChange(event)
        const isOwn = form.getValues(target) !== before
        if (!record && !isOwn) set(target, derive(String(form.getValues(name))) as PathValue<Values, Path<Values>>)
      }
      return { ...props, onChange: follow }
    },
    /** Current value of a field; the form renders again when it changes. */
    value: <Name extends Path<Values>>(name: Name): PathValue<Values, Name> => form.watch(name),
  }
}

/** Remembers the names of rows whose keys are ids, also of rows that are removed later. */
function rememberNames(names: Map<string, string>, values: FieldValues): void {
  for (const [field, rows] of Object.entries(values))
    if (Array.isArray(rows)) for (const row of rows) if (row?.name) names.set(`${field} ${row.key}`, String(row.name))
}

/** The state of a form, without the types of its fields. */
export interface FormState {
  readonly isNew: boolean
  readonly dirty: boolean
  readonly isDirty: () => boolean
  readonly busy: boolean
  readonly problem: FormProblem | undefined
  readonly takenOver: readonly FieldPath[]
  readonly restored: boolean
  readonly question: Question | undefined
  readonly discard: () => void
  readonly hideRestored: () => void
  readonly nameOf: (path: FieldPath) => string
  readonly valueText: ((field: string, value: unknown) => string | undefined) | undefined
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>
}
