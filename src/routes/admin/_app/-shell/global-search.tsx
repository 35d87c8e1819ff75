import { useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { isCovered, isWriting } from "#ui/shortcut.ts"

const resultsPage = "/admin/search"

/** Search field of the back office, focused with "/". Shown only if the results page exists. */
export function GlobalSearch() {
  const t = useTranslations("admin.layout")
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || isCovered()) return
      // Without a search field the key keeps its browser function (quick find in Firefox).
      const field = input.current ?? document.querySelector<HTMLInputElement>("main input[type=search]")
      if (!field) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener("keydown", jump)
    return () => document.removeEventListener("keydown", jump)
  }, [])
  if (!(resultsPage in routesByPath)) return null
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const query = input.current?.value.trim()
          if (query) void navigate({ to: `${resultsPage}?q=${encodeURIComponent(query)}` })
        }}
      >
        <label className="flex h-8 w-40 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-faint focus-within:border-edge hover:border-edge touch-target sm:w-72">
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            aria-label={t("search")}
            placeholder={t("searchHint")}
            className="w-full min-w-0 bg-transparent text-ink outline-none"
          />
          <span className="hidden sm:block">
            <Kbd>/</Kbd>
          </span>
        </label>
      </form>
    </search>
  )
}
