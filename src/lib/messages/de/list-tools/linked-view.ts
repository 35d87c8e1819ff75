import type { linkedView as en } from "#lib/messages/en/list-tools/linked-view.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const linkedView: Translated<typeof en> = {
  deleted: "Die gespeicherte Ansicht dieses Links wurde gelöscht",
  private: "Die gespeicherte Ansicht dieses Links gehört einem anderen Admin",
  text: "Die Liste zeigt die Suche und die Filter, die der Link selbst enthält.",
}
