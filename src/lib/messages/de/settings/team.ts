import type { team as english } from "#lib/messages/en/settings/team.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const team: Translated<typeof english> = {
  title: "Team",
  text: "Teammitglieder können sich in der Verwaltung anmelden und alles ändern.",
  failed: "Das Team konnte nicht geladen werden",
  members: { title: "Mitglieder", name: "Name", email: "E-Mail", since: "Beigetreten", you: "Sie" },
  member: {
    name: "Name",
    first_name: "Vorname",
    last_name: "Nachname",
    email: "E-Mail-Adresse",
    emailHint: "Die E-Mail-Adresse lässt sich nicht ändern. Laden Sie die Person mit der neuen Adresse ein.",
    save: "Namen speichern",
    saved: "Name gespeichert",
    signIn: "Anmeldung",
    password: "E-Mail-Adresse und Passwort",
    noSignIn: "Diese Person kann sich nicht anmelden. Löschen Sie das Konto und laden Sie sie erneut ein.",
    delete: {
      label: "Mitglied löschen",
      title: "{email} löschen?",
      text: "Diese Person kann sich nicht mehr anmelden. Bestellungen, Notizen und andere Änderungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",
      own: "Ihr eigenes Konto können Sie nicht löschen. Bitten Sie eine andere Person im Team darum.",
      done: "Mitglied gelöscht",
    },
  },
  invites: {
    title: "Einladungen",
    pending: "Ausstehend",
    expired: "Abgelaufen",
    until: "Gültig bis",
    expiredSince: "Abgelaufen",
    copy: "Link kopieren",
    none: {
      title: "Keine Einladungen",
      text: "Laden Sie jemanden ins Team ein. Einladungen erscheinen hier, bis sie angenommen werden.",
    },
    create: {
      action: "Teammitglied einladen",
      title: "Teammitglied einladen",
      consequence:
        "Die Person erhält einen Link, der einen Tag gültig ist. Wenn Ihr Server keine E-Mails sendet, kopieren Sie den Link aus der Liste und senden Sie ihn selbst.",
      email: "E-Mail-Adresse",
      confirm: "Einladung erstellen",
    },
    resend: {
      action: "Neuen Link erstellen",
      title: "Neuen Link für {email} erstellen?",
      consequence: "Der alte Link wird sofort ungültig. Der neue ist einen Tag gültig.",
      confirm: "Neuen Link erstellen",
    },
    delete: {
      action: "Einladung löschen",
      title: "Einladung für {email} löschen?",
      consequence: "Der Link wird ungültig. Sie können die Person erneut einladen.",
      confirm: "Einladung löschen",
    },
    reasons: {
      noEmail: "Geben Sie eine E-Mail-Adresse ein",
      notEmail: "Geben Sie eine gültige E-Mail-Adresse ein",
      member: "Gehört bereits zum Team",
      invited: "Bereits eingeladen. Erstellen Sie stattdessen einen neuen Link.",
    },
    done: {
      create: "{email} eingeladen",
      resend: "Neuer Link für {email} erstellt",
      delete: "Einladung für {email} gelöscht",
    },
  },
}
