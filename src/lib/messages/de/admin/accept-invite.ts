import type { acceptInvite as english } from "#lib/messages/en/admin/accept-invite.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const acceptInvite: Translated<typeof english> = {
  title: "Dem Team beitreten",
  text: "{email} wurde in die Verwaltung eingeladen. Geben Sie Ihren Namen ein und wählen Sie ein Passwort.",
  firstName: "Vorname",
  lastName: "Nachname",
  password: "Passwort",
  passwordHint: "Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}",
  required: "Pflichtfeld",
  guessable: "Dieses Passwort wird als eines der ersten ausprobiert. Nehmen Sie zum Beispiel mehrere Wörter.",
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
