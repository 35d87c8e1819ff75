import type { extensions as en } from "#lib/messages/en/admin/extensions.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const extensions: Translated<typeof en> = {
  notLoaded:
    "{count, plural, one {Die Erweiterung „{names}“ konnte nicht geladen werden} other {Diese Erweiterungen konnten nicht geladen werden: {names}}}",
  rest: "Alles andere funktioniert wie gewohnt. Laden Sie die Seite neu, um es erneut zu versuchen.",
}
