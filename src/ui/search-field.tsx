import { useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { controlClass, controlHeight } from "./field.tsx"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"

interface SearchFieldProps {
  /** What is searched: "Search orders". */
  label: string
  placeholder?: string | undefined
  value: string
  /** Called when the typing rests, at once on Enter and when it is cleared. */
  onSearch: (query: string) => void
  /** How long the typing rests, in milliseconds. */
  delay?: number
}

/** Searches while one types, after a short rest. */
export function SearchField({ label, placeholder, value, onSearch, delay = 250 }: SearchFieldProps) {
  const t = useTranslations("ui")
  const [draft, setDraft] = useState(value)
  const sent = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What came back from the address only counts where it is not the echo of what was typed.
    if (value !== sent.current) {
      sent.current = value
      setDraft(value)
    }
  }, [value])
  const send = (query: string) => {
    if (query === sent.current) return
    sent.current = query
    onSearch(query)
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const timer = setTimeout(() => latest.current(draft.trim()), delay)
    return () => clearTimeout(timer)
  }, [draft, delay])
  return (
    <div className="w-full sm:w-72">
      <span className={cx(controlClass, controlHeight, "flex items-center gap-2 pr-1 focus-within:border-focus")}>
        <Icon name="search" className="text-faint" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder ?? label}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            send(draft.trim())
          }}
          className="h-full w-full min-w-0 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {draft && (
          <IconButton
            icon="close"
            size="sm"
            label={t("clearSearch")}
            onClick={() => {
              setDraft("")
              send("")
              input.current?.focus()
            }}
          />
        )}
      </span>
    </div>
  )
}
