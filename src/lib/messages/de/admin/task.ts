import type { task as english } from "#lib/messages/en/admin/task.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const task: Translated<typeof english> = {
  back: "Abbrechen",
  inProgress: "Wird gerade ausgeführt",
  failed: "Die Aktion konnte nicht ausgeführt werden",
  changed:
    "Jemand anderes hat das inzwischen geändert, darum wurde nichts gespeichert. Prüfen Sie die aktuellen Werte und speichern Sie erneut.",
  refused: "{reason} Es wurde nichts geändert.",
  lost: "Verbindung unterbrochen. Die Änderung wurde möglicherweise gespeichert. Sie können es gefahrlos erneut versuchen; nichts wird doppelt ausgeführt.",
  earlier: "Ihr voriger Versuch war erfolgreich: {done}",
  earlierText: "Sonst wurde nichts gesendet. Prüfen Sie die aktuellen Werte, bevor Sie fortfahren.",
}
