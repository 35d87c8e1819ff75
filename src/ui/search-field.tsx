import { useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { controlClass, controlHeight } from "./field.tsx"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"

interface SearchFieldProps {
  /** Names the search: "Search orders". */
  label: string
  placeholder?: string | undefined
  value: string
  /** Called after a pause in typing, and immediately on Enter or when cleared. */
  onSearch: (query: string) => void
  /** Length of the pause, in milliseconds. */
  delay?: number
}

/** Searches while typing, after a short pause. */
export function SearchField({ label, placeholder, value, onSearch, delay = 250 }: SearchFieldProps) {
  const t = useTranslations("ui")
  const [draft, setDraft] = useState(value)
  const sent = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A new value from the URL is applied only if it isn't the query that was just sent.
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
    <div className="w-full sm:w-72 sm:shrink-0">
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
