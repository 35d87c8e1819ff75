import { useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { Select } from "#ui/select.tsx"
import { control, type JournalEntry } from "#workbench/control.ts"
import { toError, useAction } from "#workbench/use-control.ts"
import { JournalRow } from "./journal-row.tsx"
import { PanelProblem } from "./panel.tsx"

/** Milliseconds between two reads of the journal. */
const CHECK = 1_000
const KEPT = 500
const shown = ["all", "writes", "failed", "faulty"] as const
type Shown = (typeof shown)[number]

const passes: Readonly<Record<Shown, (entry: JournalEntry) => boolean>> = {
  all: () => true,
  writes: ({ method }) => method !== "GET" && method !== "OPTIONS",
  failed: ({ status }) => status === 0 || status >= 400,
  faulty: ({ notes }) => notes.length > 0,
}

/** The latest requests, newest first, updated while the page is visible. */
function useJournal() {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([])
  const [error, setError] = useState<Error>()
  useEffect(() => {
    let isCurrent = true
    let since = 0
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      try {
        if (document.visibilityState === "visible") {
          const { entries: added } = await control<{ entries: readonly JournalEntry[] }>(
            "GET",
            `journal?since=${since}`,
          )
          since = added.at(-1)?.n ?? since
          if (isCurrent && added.length > 0) setEntries((before) => [...added.toReversed(), ...before].slice(0, KEPT))
          if (isCurrent) setError(undefined)
        }
      } catch (cause) {
        if (isCurrent) setError(toError(cause))
      }
      if (isCurrent) timer = setTimeout(load, CHECK)
    }
    void load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [])
  return { entries, error, clear: () => setEntries([]) }
}

/** The requests of all tabs with their responses; any of them can be copied or sent again. */
export function JournalPanel() {
  const t = useTranslations("workbench.journal")
  const { entries, error, clear } = useJournal()
  const [query, setQuery] = useState("")
  const [filter, setFilter] = useState<Shown>("all")
  const action = useAction()
  const found = entries.filter(
    (entry) =>
      passes[filter](entry) &&
      `${entry.method} ${entry.path} ${entry.status}`.toLowerCase().includes(query.toLowerCase()),
  )
  const empty = () =>
    action.run(async () => {
      await control("DELETE", "journal")
      clear()
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PanelProblem error={action.error ?? error} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={t("search")} value={query} onSearch={setQuery} delay={100} />
        <Select
          label={t("show")}
          labelHidden
          className="w-full sm:w-56"
          options={shown.map((value) => ({ value, label: t(`shown.${value}`) }))}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Shown)}
        />
        <p className="flex-1 text-muted">{t("count", { count: found.length })}</p>
        <Button size="sm" busy={action.isBusy} onClick={empty}>
          {t("clear")}
        </Button>
      </div>
      {found.length === 0 && <p className="text-muted">{t(entries.length === 0 ? "none" : "noMatch")}</p>}
      <ol
        aria-label={t("list")}
        className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-lg border border-line empty:hidden"
      >
        {found.map((entry) => (
          <JournalRow key={entry.n} entry={entry} />
        ))}
      </ol>
    </div>
  )
}
