import { useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type MetadataRow, metadataKinds, metadataProblems } from "./metadata.ts"

type Problem = ReturnType<typeof metadataProblems>[number]

interface MetadataCardProps {
  value: readonly MetadataRow[]
  /** Set once the form was submitted with a problem: missing values are reported from then on. */
  error?: string | undefined
  onChange: (rows: readonly MetadataRow[]) => void
}

/** Card with the metadata of a record: keys and values of a text, number, yes/no or JSON type. */
export function MetadataCard({ value: rows, error, onChange }: MetadataCardProps) {
  const t = useTranslations("admin.form.metadata")
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const problems = metadataProblems(rows)
  const keyError = (problem: Problem) =>
    problem === "keyMissing" || problem === "keyTaken" ? t(`problems.${problem}`) : undefined
  const valueError = (problem: Problem) => {
    if (!problem || problem === "keyMissing" || problem === "keyTaken") return undefined
    return problem !== "valueMissing" || error ? t(`problems.${problem}`) : undefined
  }
  const change = (index: number, next: Partial<MetadataRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...next } : row)))
  /** Waits until the changed rows are rendered. */
  const focusRow = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index]
      const control = row?.querySelector<HTMLElement>(selector) ?? add.current
      control?.focus()
    })
  return (
    <Card
      title={t("title")}
      description={t("hint")}
      actions={
        <Button
          ref={add}
          size="sm"
          icon="plus"
          onClick={() => {
            onChange([...rows, { key: "", kind: "text", text: "" }])
            focusRow(rows.length, "input")
          }}
        >
          {t("add")}
        </Button>
      }
    >
      {rows.length === 0 ? undefined : (
        <ul ref={list} className="grid gap-3">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the key of a row is typed, and the inputs have no own state
            <li key={index} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1.5fr)]">
                <TextField
                  label={t("key")}
                  labelHidden
                  placeholder={t("key")}
                  autoComplete="off"
                  value={row.key}
                  error={keyError(problems[index])}
                  onChange={({ target }) => change(index, { key: target.value })}
                />
                <Select
                  label={t("kind")}
                  labelHidden
                  value={row.kind}
                  options={metadataKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
                  onChange={({ target }) => change(index, retyped(row, target.value))}
                />
                {row.kind === "flag" ? (
                  <Select
                    label={t("value")}
                    labelHidden
                    value={row.text}
                    options={["true", "false"].map((text) => ({
                      value: text,
                      label: t(text === "true" ? "yes" : "no"),
                    }))}
                    onChange={({ target }) => change(index, { text: target.value })}
                  />
                ) : (
                  <TextField
                    label={t("value")}
                    labelHidden
                    placeholder={t("value")}
                    autoComplete="off"
                    inputMode={row.kind === "number" ? "decimal" : "text"}
                    value={row.text}
                    error={valueError(problems[index])}
                    onChange={({ target }) => change(index, { text: target.value })}
                  />
                )}
              </div>
              <IconButton
                icon="trash"
                label={t("remove", { key: row.key || t("emptyRow") })}
                onClick={() => {
                  onChange(rows.filter((_, at) => at !== index))
                  focusRow(Math.min(index, rows.length - 2), "button")
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function retyped(row: MetadataRow, value: string): Partial<MetadataRow> {
  const kind = metadataKinds.find((each) => each === value) ?? "text"
  if (kind !== "flag") return { kind }
  return { kind, text: row.text === "true" ? "true" : "false" }
}
