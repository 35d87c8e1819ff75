import { ComboboxOption, ComboboxOptions } from "@headlessui/react"
import { useTranslations } from "#lib/i18n.tsx"
import type { ComboboxChoice } from "./combobox-types.ts"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { Photo } from "./photo.tsx"
import { SpinnerMark } from "./spinner.tsx"

/** Filters choices by all words of the query in their label and description, when no server searches. */
export function matching(choices: readonly ComboboxChoice[], query: string): readonly ComboboxChoice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label, description = "" }) => {
    const text = `${label} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

interface ChoicesProps {
  choices: readonly ComboboxChoice[]
  query: string
  loading: boolean
}

/** The list of options, with a message when it is empty. */
export function Choices({ choices, query, loading }: ChoicesProps) {
  const t = useTranslations("ui")
  return (
    <ComboboxOptions
      anchor={{ to: "bottom start", gap: 4, padding: 8 }}
      modal={false}
      transition
      className="z-60 max-h-72! w-(--input-width) min-w-56 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm shadow-md outline-none transition duration-100 empty:hidden data-closed:opacity-0"
    >
      {choices.map((choice) => (
        <ComboboxOption
          key={choice.value}
          value={choice}
          disabled={choice.disabled ?? false}
          className={({ focus, disabled }) =>
            cx(
              "group flex min-h-8 items-center gap-2.5 rounded-sm px-2.5 py-1 touch-target",
              focus && "bg-hover",
              disabled ? "text-faint" : "cursor-pointer",
            )
          }
        >
          {choice.image !== undefined && (
            <Photo src={choice.image} alt="" className="size-8 shrink-0 rounded-sm object-cover" />
          )}
          <span className="grid min-w-0 flex-1">
            <span className="truncate">{choice.label}</span>
            {choice.description && <span className="truncate text-xs text-muted">{choice.description}</span>}
          </span>
          <Icon name="check" className="invisible text-accent-ink group-data-selected:visible" />
        </ComboboxOption>
      ))}
      {loading && (
        <p className="flex items-center gap-2 px-2.5 py-1.5 text-muted">
          <SpinnerMark size={14} />
          {t("searching")}
        </p>
      )}
      {!loading && choices.length === 0 && (
        <p className="px-2.5 py-1.5 text-muted">{query ? t("noMatches", { query }) : t("noOptions")}</p>
      )}
    </ComboboxOptions>
  )
}
