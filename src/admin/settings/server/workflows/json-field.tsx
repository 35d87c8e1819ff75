import { useTranslations } from "#lib/i18n.tsx"
import { TextArea } from "#ui/text-field.tsx"
import { parseJson } from "./parse-json.ts"

interface JsonFieldProps {
  label: string
  hint?: string | undefined
  value: string
  onChange: (text: string) => void
}

/** Text field for JSON that says in which line it is broken. */
export function JsonField({ label, hint, value, onChange }: JsonFieldProps) {
  const t = useTranslations("admin.workflows.json")
  const parsed = parseJson(value)
  return (
    <TextArea
      label={label}
      hint={hint}
      value={value}
      optional
      rows={8}
      spellCheck={false}
      autoComplete="off"
      className="[&_textarea]:font-mono"
      error={"broken" in parsed ? t("broken", { line: parsed.broken.line, column: parsed.broken.column }) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
