import type { profiles as english } from "#lib/messages/en/shipping/profiles.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const profiles: Translated<typeof english> = {
  list: "Versandprofile",
  create: "Versandprofil anlegen",
  newHint: "Wählen Sie es danach bei Produkten und Versandoptionen aus.",
  save: "Versandprofil speichern",
  saved: "Versandprofil gespeichert",
  created: "Versandprofil angelegt",
  general: "Allgemein",
  metadata: "Metadaten",
  name: "Name",
  nameHint: "Muss eindeutig sein.",
  type: "Typ",
  typeHint: "Freier Text für Schnittstellen, zum Beispiel standard oder sperrig.",
  products: {
    title: "Produkte",
    count: "{count, number}",
    none: "Kein Produkt verwendet dieses Profil. Das Profil wählen Sie auf der Seite eines Produkts.",
    checked: "{count, plural, one {Geprüft wurde das erste # Produkt.} other {Geprüft wurden die ersten # Produkte.}}",
    more: "{count, plural, one {und # weiteres Produkt} other {und # weitere Produkte}}",
  },
  without: {
    title: "Produkte ohne Profil",
    text: "Sie lassen sich erst versenden, wenn sie ein Profil haben:",
  },
  options: {
    title: "Versandoptionen",
    none: "Keine Versandoption verwendet dieses Profil. Deshalb lassen sich seine Produkte nicht versenden.",
  },
  delete: {
    label: "Versandprofil löschen",
    title: "„{name}“ löschen?",
    use: "{count, plural, =0 {Kein Produkt und keine Versandoption verwendet es.} one {# Produkt oder Versandoption verwendet es:} other {# Produkte und Versandoptionen verwenden es:}}",
    product: "Produkt „{title}“",
    option: "Versandoption „{name}“",
    inUse: "Wählen Sie dafür zuerst ein anderes Profil",
    done: "Versandprofil gelöscht",
  },
}
