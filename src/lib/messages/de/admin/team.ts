import type { acceptInvite as englishAcceptInvite, team as englishTeam } from "#lib/messages/en/admin/team.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const team: Translated<typeof englishTeam> = {
  title: "Team",
  text: "Alle hier können sich in der Verwaltung anmelden und alles ändern.",
  failed: "Das Team konnte nicht geladen werden",
  retry: "Noch einmal versuchen",
  members: { title: "Mitglieder", name: "Name", email: "E-Mail", since: "Seit", you: "Sie" },
  invites: {
    title: "Einladungen",
    pending: "Unbeantwortet",
    expired: "Abgelaufen",
    until: "Gültig bis",
    expiredSince: "Abgelaufen",
    copy: "Link kopieren",
    none: { title: "Niemand ist eingeladen", text: "Wer eingeladen ist, steht hier, bis er oder sie beigetreten ist." },
    create: {
      action: "Einladen",
      title: "Jemanden ins Team einladen",
      consequence:
        "Die Person bekommt einen Link, der einen Tag gilt. Verschickt der Server keine E-Mails, kopieren Sie ihn aus der Liste und senden ihn selbst.",
      email: "E-Mail",
      confirm: "Einladen",
    },
    resend: {
      action: "Neuer Link",
      title: "Ein neuer Link für {email}?",
      consequence: "Der alte Link gilt sofort nicht mehr; der neue gilt einen Tag.",
      confirm: "Neuen Link erzeugen",
    },
    delete: {
      action: "Löschen",
      title: "Die Einladung von {email} löschen?",
      consequence: "Ihr Link gilt nicht mehr. Eine neue Einladung ist möglich.",
      confirm: "Einladung löschen",
    },
    reasons: {
      noEmail: "Zuerst eine E-Mail eintragen",
      notEmail: "Das ist keine E-Mail-Adresse",
      member: "Gehört schon zum Team",
      invited: "Ist schon eingeladen: erzeugen Sie stattdessen einen neuen Link",
    },
    done: {
      create: "{email} ist eingeladen",
      resend: "{email} hat einen neuen Link",
      delete: "Die Einladung von {email} ist gelöscht",
    },
  },
}

export const acceptInvite: Translated<typeof englishAcceptInvite> = {
  title: "Dem Team beitreten",
  text: "{email} ist in die Verwaltung eingeladen. Wählen Sie ein Passwort, und Sie sind dabei.",
  firstName: "Vorname",
  lastName: "Nachname",
  password: "Passwort",
  passwordHint: "Mindestens {min, number} Zeichen",
  required: "Bitte füllen Sie das aus",
  short: "{count, plural, one {Bitte noch # Zeichen} other {Bitte noch # Zeichen}}",
  submit: "Beitreten",
  signIn: "Anmelden",
  done: "Willkommen im Team",
  taken: {
    title: "Mit dieser E-Mail-Adresse gibt es schon eine Anmeldung",
    text: "Geben Sie deren Passwort ein, um damit beizutreten.",
  },
  lost: { title: "Der Server antwortet nicht", text: "Ein neuer Versuch ist ungefährlich; Ihre Angaben bleiben." },
  failed: { title: "Der Beitritt hat nicht geklappt", text: "Versuchen Sie es noch einmal; Ihre Angaben bleiben." },
  wrong: {
    title: "Das ist keine Einladung",
    text: "Vielleicht fehlt ein Teil des Links. Kopieren Sie ihn ganz, oder bitten Sie um einen neuen.",
  },
  expired: {
    title: "Diese Einladung ist abgelaufen",
    text: "Ein Link gilt einen Tag. Bitten Sie um einen neuen.",
  },
  used: {
    title: "Diese Einladung gilt nicht mehr",
    text: "Sie wurde schon benutzt, durch einen neueren Link ersetzt oder zurückgenommen. Sind Sie beigetreten, melden Sie sich an; sonst bitten Sie um eine neue.",
  },
}
