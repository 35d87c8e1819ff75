import { type FormEvent, useId, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import type { CountedOperation, Fault } from "#workbench/control.ts"
import { reasonText } from "#workbench/reasons.ts"
import { useAction, useControl } from "#workbench/use-control.ts"

const methods = ["GET", "POST", "DELETE"] as const
const effects = ["latency", "status", "before", "after"] as const
type Effect = (typeof effects)[number]

const EXAMPLE = "/store/carts/:id/complete"
const empty = { method: "", path: "", effect: "latency" as Effect, latency: "1000", status: "500", rate: "", times: "" }
type Draft = typeof empty
type Field = "path" | "latency" | "status" | "rate" | "times"

/** Returns the fault that was entered, or the fields with bad values. */
function readFault(draft: Draft): { fault: Fault } | { wrong: readonly Field[] } {
  const wrong: Field[] = []
  const read = (field: Field, from: number, to: number): number | undefined => {
    const text = draft[field].trim()
    const value = Number(text)
    if (text === "" && (field === "rate" || field === "times")) return undefined
    if (text === "" || !Number.isFinite(value) || value < from || value > to || (field !== "rate" && value % 1 !== 0))
      wrong.push(field)
    return value
  }
  const { method, effect } = draft
  const path = draft.path.trim()
  const rate = read("rate", 1, 100)
  const times = read("times", 1, 1_000_000)
  const fault: Fault = {
    ...(method ? { method: method as (typeof methods)[number] } : {}),
    ...(path ? { path } : {}),
    ...(effect === "latency" ? { latency: read("latency", 1, 60_000) ?? 0 } : {}),
    ...(effect === "status" ? { status: read("status", 200, 599) ?? 500 } : {}),
    ...(effect === "before" || effect === "after" ? { drop: effect } : {}),
    ...(rate === undefined ? {} : { rate: rate / 100 }),
    ...(times === undefined ? {} : { times }),
  }
  return wrong.length > 0 ? { wrong } : { fault }
}

interface FaultFormProps {
  onAdd: (fault: Fault) => Promise<unknown>
  onAdded: () => void
}

/** Enters a fault. One that would match no operation is refused at its path. */
export function FaultForm({ onAdd, onAdded }: FaultFormProps) {
  const t = useTranslations("workbench.faults")
  const [draft, setDraft] = useState(empty)
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const { data } = useControl<{ operations: readonly CountedOperation[] }>("operations")
  const action = useAction()
  const list = useId()
  const set = (change: Partial<Draft>) => {
    action.clear()
    setWrong([])
    setDraft((before) => ({ ...before, ...change }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readFault(draft)
    if ("wrong" in read) return setWrong(read.wrong)
    if (!(await action.run(() => onAdd(read.fault)))) return
    setDraft({ ...empty, method: draft.method, effect: draft.effect })
    onAdded()
  }
  const number = (field: Exclude<Field, "path">) => ({
    label: t(`field.${field}`),
    value: draft[field],
    className: "w-full sm:w-36",
    error: wrong.includes(field) ? t(`invalid.${field}`) : undefined,
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  })
  const paths = [...new Set((data?.operations ?? []).map(({ path }) => path))]
  const reason = useTranslations("workbench")
  const refusal = action.error && reasonText(reason, action.error)
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Select
        label={t("field.method")}
        className="w-full sm:w-32"
        placeholder={t("anyMethod")}
        options={methods.map((value) => ({ value, label: value }))}
        value={draft.method}
        onChange={(event) => set({ method: event.target.value })}
      />
      <TextField
        label={t("field.path")}
        className="w-full sm:w-96"
        list={list}
        autoComplete="off"
        spellCheck={false}
        placeholder={EXAMPLE}
        value={draft.path}
        error={refusal}
        onChange={(event) => set({ path: event.target.value })}
      />
      <datalist id={list}>
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Select
        label={t("field.effect")}
        className="w-full sm:w-60"
        options={effects.map((value) => ({ value, label: t(`effects.${value}`) }))}
        value={draft.effect}
        onChange={(event) => set({ effect: event.target.value as Effect })}
      />
      {draft.effect === "latency" && <NumberField {...number("latency")} />}
      {draft.effect === "status" && <NumberField {...number("status")} />}
      <NumberField {...number("rate")} placeholder="100" />
      <NumberField {...number("times")} placeholder="∞" />
      <div className="pt-6">
        <Button type="submit" variant="primary" busy={action.isBusy}>
          {t("submit")}
        </Button>
      </div>
    </form>
  )
}
