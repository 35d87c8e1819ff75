import { useSyncExternalStore } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { useVisit } from "#store/visit/visit.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Drawer } from "#ui/drawer.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { clearEvents, type LoggedEvent, loggedEvents, onLogged } from "./event-log.ts"

/** Drawer with the search events of this visit, for the demo. */
export default function EventInspector(props: { open: boolean; onClose: () => void }) {
  return (
    <PartTexts parts={["search"]}>
      <Inspector {...props} />
    </PartTexts>
  )
}

function Inspector({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("search.events")
  // Renders again when the visit ends, which removes its events.
  useVisit()
  const entries = useSyncExternalStore(onLogged, loggedEvents)
  return (
    <Drawer open={open} onClose={onClose} title={t("title")}>
      <div className="grid justify-items-start gap-3 pb-4">
        <p className="text-sm text-muted">{t("text")}</p>
        {entries.length > 0 && (
          <Button size="sm" onClick={clearEvents}>
            {t("clear")}
          </Button>
        )}
      </div>
      {entries.length === 0 && <EmptyState icon="history" title={t("none")} />}
      <ol aria-label={t("title")} className="grid gap-3">
        {entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and new ones are added at the front
          <EventCard key={`${entries.length - i}`} entry={entry} />
        ))}
      </ol>
    </Drawer>
  )
}

function EventCard({ entry: { event, outcome } }: { entry: LoggedEvent }) {
  const t = useTranslations("search.events")
  const taken = outcome === "OK"
  const facts = [
    { label: t("objects"), value: event.objectIDs.join(", ") },
    { label: t("positions"), value: event.positions?.join(", ") },
    { label: t("queryId"), value: event.queryID ?? [...new Set(event.objectData?.map((o) => o.queryID))].join(", ") },
    { label: t("user"), value: event.userToken },
    { label: t("value"), value: event.value === undefined ? "" : `${event.value} ${event.currency ?? ""}` },
  ].filter(({ value }) => value)
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{t(event.eventSubtype ?? event.eventType)}</p>
        <StatusBadge tone={taken ? "done" : "inactive"}>{taken ? t("taken") : t("outcome", { outcome })}</StatusBadge>
      </div>
      <p className="text-muted">
        {event.eventName} · <DateTime value={new Date(event.timestamp).toISOString()} />
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="truncate font-mono" title={value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
