import type { failure as en } from "#lib/messages/en/shared/failure.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const failure: Translated<typeof en> = {
  title: "Auf dem Server ist ein Fehler aufgetreten",
  server: {
    cart: "Auf dem Server ist ein Fehler aufgetreten. Prüfen Sie Ihren Warenkorb, bevor Sie es erneut versuchen.",
    safe: "Auf dem Server ist ein Fehler aufgetreten. Sie können es gefahrlos erneut versuchen.",
    kept: "Auf dem Server ist ein Fehler aufgetreten. Ihre Eingaben sind noch da. Versuchen Sie es gleich erneut.",
  },
  lost: "Verbindung unterbrochen. Sie können es gefahrlos erneut versuchen.",
}
