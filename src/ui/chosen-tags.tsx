import { useTranslations } from "#lib/i18n.tsx"
import type { ComboboxChoice } from "./combobox-types.ts"
import { IconButton } from "./icon-button.tsx"

export const sameChoice = (a: ComboboxChoice | null, b: ComboboxChoice | null): boolean => a?.value === b?.value

interface ChosenTagsProps {
  value: readonly ComboboxChoice[]
  onChange: (choices: readonly ComboboxChoice[]) => void
}

/** The chosen options below a `TagCombobox`, each with a button that removes it. */
export function ChosenTags({ value, onChange }: ChosenTagsProps) {
  const t = useTranslations("ui")
  if (value.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {value.map((choice) => (
        <li
          key={choice.value}
          className="inline-flex max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-sm"
        >
          <span className="truncate">{choice.label}</span>
          <IconButton
            icon="close"
            size="sm"
            label={t("remove", { what: choice.label })}
            onClick={() => onChange(value.filter((each) => !sameChoice(each, choice)))}
          />
        </li>
      ))}
    </ul>
  )
}
