import { type FormEvent, useId, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextArea, TextField } from "#ui/text-field.tsx"
import { ControlError, type CountedOperation, type Fault } from "#workbench/control.ts"
import { reasonText } from "#workbench/reasons.ts"
import { useAction, useControl } from "#workbench/use-control.ts"

const methods = ["GET", "POST", "PUT", "DELETE"] as const
const effects = ["latency", "status", "before", "after", "cut", "afterWrites"] as const
type Effect = (typeof effects)[number]

const EXAMPLE = "/store/carts/:id/complete"
const HEADERS = "retry-after: 2"
const empty = {
  method: "",
  path: "",
  contains: "",
  effect: "latency" as Effect,
  latency: "1000",
  status: "500",
  body: "",
  headers: "",
  cut: "100",
  afterWrites: "1",
  rate: "",
  times: "",
}
type Draft = typeof empty
const numbers = ["latency", "status", "cut", "afterWrites", "rate", "times"] as const
type NumberName = (typeof numbers)[number]
type Field = NumberName | "headers"

/** JSON as what it means, any other text as it is. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One header per line, such as `retry-after: 2`; undefined if a line is no header. */
function readHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "")
  const found = lines.map((line) => /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line))
  if (found.includes(null)) return undefined
  return Object.fromEntries(found.map((match) => [match?.[1] ?? "", match?.[2] ?? ""]))
}

/** Returns the fault that was entered, or the fields with bad values. */
function readFault(draft: Draft): { fault: Fault } | { wrong: readonly Field[] } {
  const wrong: Field[] = []
  const read = (field: NumberName, from: number, to: number): number | undefined => {
    const text = draft[field].trim()
    const value = Number(text)
    if (text === "" && (field === "rate" || field === "times")) return undefined
    if (text === "" || !Number.isFinite(value) || value < from || value > to || (field !== "rate" && value % 1 !== 0))
      wrong.push(field)
    return value
  }
  const { method, effect } = draft
  const path = draft.path.trim()
  const contains = draft.contains.trim()
  const headers = effect === "status" ? readHeaders(draft.headers) : {}
  if (!headers) wrong.push("headers")
  const rate = read("rate", 1, 100)
  const times = read("times", 1, 1_000_000)
  const fault: Fault = {
    ...(method ? { method: method as (typeof methods)[number] } : {}),
    ...(path ? { path } : {}),
    ...(contains ? { contains } : {}),
    ...(effect === "latency" ? { latency: read("latency", 1, 60_000) ?? 0 } : {}),
    ...(effect === "status" ? { status: read("status", 200, 599) ?? 500 } : {}),
    ...(effect === "status" && draft.body.trim() ? { body: readBody(draft.body) } : {}),
    ...(headers && Object.keys(headers).length > 0 ? { headers } : {}),
    ...(effect === "cut" ? { cut: read("cut", 0, 1_000_000) ?? 0 } : {}),
    ...(effect === "afterWrites" ? { afterWrites: read("afterWrites", 0, 1_000_000) ?? 0 } : {}),
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

/** Enters a fault. A refused one, such as one that would match no operation, is explained at its field. */
export function FaultForm({ onAdd, onAdded }: FaultFormProps) {
  const t = useTranslations("workbench.faults")
  const [draft, setDraft] = useState(empty)
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const [isAdded, setAdded] = useState(false)
  const { data } = useControl<{ operations: readonly CountedOperation[] }>("operations")
  const action = useAction()
  const list = useId()
  const set = (change: Partial<Draft>) => {
    action.clear()
    setWrong([])
    setAdded(false)
    setDraft((before) => ({ ...before, ...change }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readFault(draft)
    if ("wrong" in read) return setWrong(read.wrong)
    if (!(await action.run(() => onAdd(read.fault)))) return
    setDraft({ ...empty, method: draft.method, effect: draft.effect })
    setAdded(true)
    onAdded()
  }
  const number = (field: NumberName) => ({
    label: t(`field.${field}`),
    value: draft[field],
    className: "w-full sm:w-36",
    error: wrong.includes(field) ? t(`invalid.${field}`) : refusalAt(field),
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  })
  const reason = useTranslations("workbench")
  const refusal = action.error && reasonText(reason, action.error)
  const { field: refused = "" } = (action.error instanceof ControlError && action.error.values) || {}
  const refusedName = [...numbers, "contains", "body", "headers"].find((name) => refused.startsWith(name)) ?? "path"
  const refusalAt = (name: string) => (refusal && refusedName === name ? refusal : undefined)
  const text = (name: "contains" | "body" | "headers") => ({
    label: t(`field.${name}`),
    value: draft[name],
    className: "w-full sm:w-72",
    autoComplete: "off",
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const paths = [...new Set((data?.operations ?? []).map(({ path }) => path))]
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
        error={refusalAt("path")}
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
      {draft.effect === "status" && (
        <>
          <NumberField {...number("status")} />
          <TextArea {...text("body")} hint={t("bodyHint")} error={refusalAt("body")} />
          <TextArea
            {...text("headers")}
            placeholder={HEADERS}
            error={wrong.includes("headers") ? t("invalid.headers") : refusalAt("headers")}
          />
        </>
      )}
      {draft.effect === "cut" && <NumberField {...number("cut")} />}
      {draft.effect === "afterWrites" && <NumberField {...number("afterWrites")} />}
      <TextField {...text("contains")} error={refusalAt("contains")} />
      <NumberField {...number("rate")} placeholder="100" />
      <NumberField {...number("times")} placeholder="∞" />
      <div className="flex flex-wrap items-center gap-3 pt-6">
        <Button type="submit" variant="primary" busy={action.isBusy}>
          {t("submit")}
        </Button>
        <p role="status">{isAdded && t("added")}</p>
      </div>
    </form>
  )
}
