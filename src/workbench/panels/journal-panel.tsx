import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { tabId } from "#lib/tab-id.ts"
import { Button } from "#ui/button.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { Select } from "#ui/select.tsx"
import { Switch } from "#ui/switch.tsx"
import { control, type JournalEntry } from "#workbench/control.ts"
import { isWrite } from "#workbench/journal-follow.ts"
import { useAction } from "#workbench/use-control.ts"
import { useJournal } from "#workbench/use-journal.ts"
import { JournalRow } from "./journal-row.tsx"
import { PanelProblem, type PanelProps } from "./panel.tsx"

const shown = ["all", "tab", "writes", "failed", "faulty"] as const
type Shown = (typeof shown)[number]

const passes: Readonly<Record<Shown, (entry: JournalEntry) => boolean>> = {
  all: () => true,
  tab: ({ client }) => client === tabId(),
  writes: isWrite,
  failed: ({ status }) => status === 0 || status >= 400,
  faulty: ({ notes }) => notes.length > 0,
}

/** The requests of all tabs with their responses; any of them can be copied or sent again. */
export function JournalPanel({ settings: { isFollowing = false }, onChange }: PanelProps) {
  const t = useTranslations("workbench.journal")
  const [query, setQuery] = useState("")
  const [filter, setFilter] = useState<Shown>("all")
  const action = useAction()
  const isShown = (entry: JournalEntry) =>
    passes[filter](entry) && `${entry.method} ${entry.path} ${entry.status}`.toLowerCase().includes(query.toLowerCase())
  const { entries, error, clear, followed } = useJournal({ isFollowing, passes: isShown })
  const found = entries.filter(isShown)
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
        <Switch
          label={t("follow")}
          checked={isFollowing}
          onChange={(event) => onChange({ isFollowing: event.target.checked })}
        />
        <p className="flex-1 text-muted">{t("count", { count: found.length })}</p>
        <Button size="sm" busy={action.isBusy} onClick={empty}>
          {t("clear")}
        </Button>
      </div>
      {isFollowing && (
        <section aria-label={t("followed")} className="rounded-lg border border-accent">
          <p role="status" className={followed ? "sr-only" : "p-3 text-muted"}>
            {followed
              ? t("followedNow", { request: `${followed.method} ${followed.path}`, status: String(followed.status) })
              : t("followedNone")}
          </p>
          {followed && <JournalRow key={followed.n} entry={followed} startsOpen />}
        </section>
      )}
      {found.length === 0 && <p className="text-muted">{t(entries.length === 0 ? "none" : "noMatch")}</p>}
      <ol
        aria-label={t("list")}
        className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-lg border border-line empty:hidden"
      >
        {found.map((entry) => (
          <li key={entry.n}>
            <JournalRow entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  )
}
