import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { FieldValues, Path, PathValue } from "react-hook-form"
import type { z } from "zod/mini"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { useToast } from "#ui/toasts.tsx"
import type { Conflict, FieldPath } from "./form-values.ts"
import { type CreateJob, createRecord, type Editable, type Saved, updateRecord } from "./save-record.ts"
import { type Exceptions, FieldRefusal } from "./server-errors.ts"
import type { FormProblem } from "./use-form-fields.ts"
import { useFormInput } from "./use-form-input.ts"

interface FormTexts<Values> {
  /** Names of the fields, as their labels show them. */
  readonly labels: { readonly [Field in keyof Values]-?: string }
  /** Toast after saving: "Collection saved". None in a guided flow, which shows its next step. */
  readonly saved?: string | undefined
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
  /** See `CreateJob`; needed to create records. */
  readonly find?: CreateJob<Row, Values, NoInfer<Body>>["find"]
  readonly similar?: CreateJob<Row, Values, NoInfer<Body>>["similar"]
  readonly isRepeatable?: CreateJob<Row, Values, NoInfer<Body>>["isRepeatable"]
  /** Error texts of rules that only this form has. */
  readonly rules?: Readonly<Record<string, string>> | undefined
  /** Messages of the server that name no field in the usual form; their keys are those of `rules`. */
  readonly exceptions?: Exceptions
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
  const { resource, record, toValues, schema, texts, rules, exceptions, translate } = options
  const t = useTranslations("admin.form")
  const client = useQueryClient()
  const toast = useToast()
  const { form, base, isSaving, lost, keepLost, setTakenOver, settle, place, ...shown } = useFormInput<Values, Body>({
    draftKey: `${resource.name}/${record?.id ?? "new"}`,
    serverValues: () => toValues(record),
    version: record,
    labels: texts.labels,
    schema,
    rules,
    exceptions,
    translate,
  })
  const { nameOf, set, field } = shown
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const [question, setQuestion] = useState<Question>()

  function discard() {
    shown.discard()
    setProblem(undefined)
  }

  /** Saves the input; the row, or null if the user stopped. */
  async function write(values: Values): Promise<Saved<Row> | null> {
    const { metadata } = options
    const shared = { resource, toValues, values, metadata, parse: (given: Values) => schema.parse(given) }
    if (!record) {
      const { find, similar, isRepeatable } = options
      const create = resource.create?.bind(resource)
      if (!create || !find) throw new Error(`${resource.name}: the form can't create records`)
      const kept = { lost: lost.current, keep: keepLost }
      return { row: await createRecord({ ...shared, ...kept, create, find, similar, isRepeatable }), takenOver: [] }
    }
    return await updateRecord({
      ...shared,
      id: record.id,
      base: base.current,
      tidy: options.tidy,
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
    if (isSaving.current) return
    isSaving.current = true
    setBusy(true)
    setProblem(undefined)
    setTakenOver([])
    const sent = form.getValues()
    try {
      const saved = await write(sent)
      if (!saved) return
      settle(sent, toValues(saved.row))
      client.setQueryData(resource.one(saved.row.id).queryKey, saved.row)
      void resource.invalidate(client, saved.row.id)
      const others = saved.takenOver.map(nameOf).join(", ")
      if (texts.saved) toast({ title: texts.saved, text: others ? t("takenOver", { fields: others }) : undefined })
      options.onSaved?.(saved.row)
    } catch (error) {
      if (lost.current.current) keepLost()
      const isGone = record && !(error instanceof FieldRefusal) && toApiError(error).status === 404
      setProblem(isGone ? { kind: "gone" } : place(error))
      // The page says it too, once it has noticed.
      if (isGone) void resource.invalidate(client, record.id)
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  return {
    ...shown,
    isNew: record === undefined,
    /** The body of a creation that may have been executed. */
    sent: lost.current.current,
    busy,
    problem,
    question,
    discard,
    valueText: options.valueText as ((field: string, value: unknown) => string | undefined) | undefined,
    submit: form.handleSubmit(() => save()),
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
  }
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
