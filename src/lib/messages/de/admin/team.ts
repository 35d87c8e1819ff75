import type { acceptInvite as englishAcceptInvite, team as englishTeam } from "#lib/messages/en/admin/team.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const team: Translated<typeof englishTeam> = {
  title: "Team",
  text: "Teammitglieder können sich in der Verwaltung anmelden und alles ändern.",
  failed: "Das Team konnte nicht geladen werden",
  retry: "Erneut versuchen",
  members: { title: "Mitglieder", name: "Name", email: "E-Mail", since: "Beigetreten", you: "Sie" },
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

export const acceptInvite: Translated<typeof englishAcceptInvite> = {
  title: "Dem Team beitreten",
  text: "{email} wurde in die Verwaltung eingeladen. Geben Sie Ihren Namen ein und wählen Sie ein Passwort.",
  firstName: "Vorname",
  lastName: "Nachname",
  password: "Passwort",
  passwordHint: "Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}",
  required: "Pflichtfeld",
  short:
    "{count, plural, one {Geben Sie mindestens # weiteres Zeichen ein} other {Geben Sie mindestens # weitere Zeichen ein}}",
  submit: "Team beitreten",
  signIn: "Anmelden",
  done: "Willkommen im Team",
  taken: {
    title: "Mit dieser E-Mail-Adresse gibt es bereits ein Konto",
    text: "Geben Sie das Passwort dieses Kontos ein, um dem Team beizutreten.",
  },
  lost: {
    title: "Der Server ist nicht erreichbar",
    text: "Sie können es gefahrlos erneut versuchen. Ihre Eingaben bleiben erhalten.",
  },
  failed: {
    title: "Der Beitritt ist fehlgeschlagen",
    text: "Versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.",
  },
  wrong: {
    title: "Ungültiger Einladungslink",
    text: "Möglicherweise fehlt ein Teil des Links. Kopieren Sie den ganzen Link oder bitten Sie um einen neuen.",
  },
  expired: {
    title: "Diese Einladung ist abgelaufen",
    text: "Einladungslinks sind einen Tag gültig. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen.",
  },
  used: {
    title: "Diese Einladung ist nicht mehr gültig",
    text: "Sie wurde bereits verwendet, durch einen neueren Link ersetzt oder zurückgezogen. Wenn Sie schon beigetreten sind, melden Sie sich an. Bitten Sie andernfalls um eine neue Einladung.",
  },
}
