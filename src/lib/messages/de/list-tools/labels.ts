import type { labels as en } from "#lib/messages/en/list-tools/labels.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const labels: Translated<typeof en> = {
  title: "Spalten umbenennen",
  text: "Alle Admins sehen diese Namen. Ein leerer Name stellt den ursprünglichen wieder her.",
  label: "Name für „{column}“",
  description: "Beschreibung für „{column}“",
  needsName: "Geben Sie einen Namen zur Beschreibung ein",
  served: "Auch andere Dashboards dieses Servers verwenden diese Namen: {columns}.",
  renamed: "Jemand hat „{column}“ inzwischen in „{name}“ umbenannt. Speichern Sie erneut, um Ihren Namen zu verwenden.",
  confirm: "Namen speichern",
  saved: "Spaltennamen gespeichert",
}
