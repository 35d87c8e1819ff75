import { type ClipboardEvent, type KeyboardEvent, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextField } from "#ui/text-field.tsx"

interface ValueTagsProps {
  label: string
  hint: string
  error?: string | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
}

const SEPARATORS = /[,;\n\t]+/
/** A value in quotation marks, or text up to the next separator. */
const VALUES = /\s*(?:["“„]([^"“”„\n\t]*)["“”](?=\s*(?:[,;\n\t]|$))|([^,;\n\t]+))/g
const isQuoted = (text: string): boolean => /^\s*["“„][^"“”]*$/.test(text)

/** The values of a typed or pasted list; in quotation marks, a value can contain separators. */
const valuesOf = (text: string): string[] => {
  // A quotation mark that isn't closed yet.
  const complete = isQuoted(text) && SEPARATORS.test(text) ? `${text}"` : text
  return [...complete.matchAll(VALUES)].map(([, quoted, plain]) => (quoted ?? plain ?? "").trim())
}

/** A value as `valuesOf` reads it. */
const quoted = (value: string): string => (SEPARATORS.test(value) ? `"${value}"` : value)

/**
 * Values typed one after another and shown as chips; a pasted list is split, except in quotation marks. Values that
 * are there already stay in the field, with an error.
 */
export function ValueTags({ label, hint, error, values, onChange }: ValueTagsProps) {
  const t = useTranslations("admin.productWizard.options")
  const tReasons = useTranslations("admin.productWizard.reasons")
  const [text, setText] = useState("")
  const [isTwice, setTwice] = useState(false)
  const add = (typed: string) => {
    const added = new Set(values)
    const twice: string[] = []
    for (const value of valuesOf(typed)) {
      if (added.has(value)) twice.push(quoted(value))
      else if (value !== "") added.add(value)
    }
    if (added.size > values.length) onChange([...added])
    setText(twice.join(", "))
    setTwice(twice.length > 0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if ((event.key === "Enter" || (event.key === "," && !isQuoted(text))) && text.trim() !== "") {
      event.preventDefault()
      add(text)
    }
    if (event.key === "Backspace" && text === "" && values.length > 0) onChange(values.slice(0, -1))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text")
    if (!SEPARATORS.test(pasted)) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={hint}
        error={isTwice ? tReasons("valueTwice") : error}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setTwice(false)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add(text)}
      />
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li
              key={value}
              className="inline-flex max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-sm"
            >
              <span className="truncate">{value}</span>
              <IconButton
                icon="close"
                size="sm"
                label={t("removeValue", { value })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
