import { Link, useLocation, useNavigate } from "@tanstack/react-router"
import { Suspense, useId, useRef, useState } from "react"
import { storePath } from "#lib/absolute-url.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { SuggestionList } from "#store/search/suggestion-panel.tsx"
import { useVisit } from "#store/visit/visit.ts"
import { buttonClass } from "#ui/button-style.ts"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"

// If the suggestions can't be loaded, the field still opens the search page.
const SuggestionPanel = late(async () => (await import("#store/search/suggestion-panel.tsx")).default, "hidden")

/** Search field with suggestions on all pages except the search page, which has its own field. */
export function HeaderSearch() {
  const t = useTranslations("store.layout")
  const { owner, logins } = useVisit()
  const isThere = useLocation({ select: ({ pathname }) => pathname === "/search" })
  if (isThere) return null
  return (
    <>
      {/* Typed text and recent searches belong to one shopper. */}
      <SearchField key={`${owner} ${logins}`} />
      <Link to="/search" aria-label={t("search")} className={cx(iconLink, "md:hidden")}>
        <Icon name="search" size={20} />
      </Link>
    </>
  )
}

const iconLink = buttonClass({ variant: "quiet", iconOnly: true })

function SearchField() {
  const t = useTranslations("store.layout")
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<SuggestionList>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState("")
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const close = () => {
    setOpen(false)
    setActive(undefined)
  }
  const leave = () => {
    close()
    setTyped("")
    input.current?.blur()
  }
  const search = (query: string) => {
    leave()
    void navigate({ to: "/search", search: query ? { q: query } : {} })
  }
  return (
    <search className="relative hidden md:block">
      <form
        action={storePath("/search")}
        onSubmit={(event) => {
          event.preventDefault()
          if (!list.current?.take()) search(typed.trim())
        }}
      >
        <label className="flex h-9 w-56 items-center gap-2 rounded-full border border-transparent bg-sunken px-3 text-sm text-muted transition-colors focus-within:border-edge focus-within:bg-surface hover:border-edge xl:w-72">
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            aria-label={t("search")}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-activedescendant={open ? active : undefined}
            autoComplete="off"
            maxLength={512}
            placeholder={t("searchPlaceholder")}
            value={typed}
            onPointerEnter={SuggestionPanel.preload}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.form?.contains(relatedTarget)) close()
            }}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(undefined)
              setOpen(true)
            }}
            onKeyDown={(event) => {
              if (event.key === "ArrowDown" || event.key === "ArrowUp") {
                event.preventDefault()
                setOpen(true)
                list.current?.move(event.key === "ArrowDown" ? 1 : -1)
              }
              if (event.key === "Escape" && open) {
                event.preventDefault()
                close()
              }
            }}
            className="w-full min-w-0 bg-transparent text-ink outline-none"
          />
        </label>
        {open && (
          <Suspense>
            <SuggestionPanel ref={list} id={id} typed={typed} onActive={setActive} onSearch={search} onClose={leave} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
