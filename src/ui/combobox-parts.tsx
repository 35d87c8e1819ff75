import { ComboboxOption, ComboboxOptions } from "@headlessui/react"
import { type KeyboardEvent, type MouseEvent as PointerPress, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { plainText } from "#lib/plain-text.ts"
import type { ComboboxChoice, OptionSearch } from "./combobox-types.ts"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { Photo } from "./photo.tsx"
import { SpinnerMark } from "./spinner.tsx"

/** Filters choices by all words of the query in their label and description, when no server searches. */
export function matching(choices: readonly ComboboxChoice[], query: string): readonly ComboboxChoice[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, description = "" }) => {
    const text = plainText(`${label} ${description}`)
    return words.every((word) => text.includes(word))
  })
}

/** The last entry of a list that shows only some of the matches. It isn't a choice. */
const MORE: ComboboxChoice = { value: "\u0000more", label: "" }
export const isMore = (choice: ComboboxChoice | null): boolean => choice?.value === MORE.value

/** Loads more options when Enter is pressed on the last entry; the list stays open. */
export function loadMoreByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return
  const active = document.getElementById(event.currentTarget.getAttribute("aria-activedescendant") ?? "")
  if (active?.dataset.more === undefined) return
  event.preventDefault()
  active.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }))
}

interface ChoicesProps extends Pick<OptionSearch, "more"> {
  choices: readonly ComboboxChoice[]
  query: string
  loading: boolean
}

/** The list of options, with a message when it is empty. */
export function Choices({ choices, query, loading, more }: ChoicesProps) {
  const t = useTranslations("ui")
  // The first of the options that were added takes the place of the last entry, so that it is the active one.
  const [starts, setStarts] = useState<readonly number[]>([])
  const place = (index: number) => `more-${index}`
  const entries = choices.map((choice, index) => (
    <ComboboxOption
      key={starts.includes(index) ? place(index) : choice.value}
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
  ))
  // In the same list as the options, so that one of them can take its place.
  if (more && choices.length > 0)
    entries.push(
      <ComboboxOption
        key={place(choices.length)}
        value={MORE}
        data-more=""
        onMouseDown={(event: PointerPress) => {
          event.preventDefault()
          if (loading) return
          setStarts([...starts, choices.length])
          more.load()
        }}
        className={({ focus }) =>
          cx(
            "flex min-h-8 cursor-pointer items-center rounded-sm px-2.5 py-1 font-semibold text-accent-ink touch-target",
            focus && "bg-hover",
          )
        }
      >
        {t("more", { shown: choices.length, total: more.total })}
      </ComboboxOption>,
    )
  return (
    <ComboboxOptions
      anchor={{ to: "bottom start", gap: 4, padding: 8 }}
      modal={false}
      transition
      className="z-60 max-h-72! w-(--input-width) min-w-56 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm shadow-md outline-none transition duration-100 empty:hidden data-closed:opacity-0"
    >
      {entries}
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
