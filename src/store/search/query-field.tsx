import { type RefObject, useEffect, useRef, useState } from "react"
import { useSearchBox } from "react-instantsearch"
import { storePath } from "#lib/absolute-url.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"
import { rememberSearch } from "./recent-searches.ts"

/** Search field that searches with every keystroke and shows a spinner for slow searches. */
export function QueryField({ stalled, typedText }: { stalled: boolean; typedText: RefObject<string> }) {
  const t = useTranslations("search")
  const { query, refine, clear } = useSearchBox()
  const [typed, setTyped] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A query from the URL doesn't replace the text being typed.
    if (document.activeElement !== input.current) setTyped(query)
  }, [query])
  useEffect(() => {
    typedText.current = typed
  }, [typed, typedText])
  return (
    <search>
      <form
        action={storePath("/search")}
        className="flex h-12 items-center gap-3 rounded-full border border-edge bg-surface pr-1.5 pl-4 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
        onSubmit={(event) => {
          event.preventDefault()
          rememberSearch(typed)
          input.current?.blur()
        }}
      >
        {stalled ? (
          <SpinnerMark size={20} className="text-muted" />
        ) : (
          <Icon name="search" size={20} className="text-muted" />
        )}
        <input
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={512}
          aria-label={t("field")}
          placeholder={t("placeholder")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            refine(event.target.value)
          }}
          className="h-full w-full min-w-0 bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {typed && (
          <IconButton
            icon="close"
            label={t("clearField")}
            onClick={() => {
              setTyped("")
              clear()
              input.current?.focus()
            }}
          />
        )}
      </form>
      <p role="status" className="sr-only">
        {stalled && t("searching")}
      </p>
    </search>
  )
}
