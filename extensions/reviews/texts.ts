import { defineTexts } from "fennmark/ui"

export const TITLE = { en: "Reviews", de: "Bewertungen" }

export const useTexts = defineTexts({
  en: {
    title: "Reviews",
    none: "No reviews yet",
    rating: (rating: number) => `${rating} of 5`,
    ratingLabel: "Rating",
    name: "Your name",
    text: "Your review",
    send: "Send review",
    sent: "Thank you. Your review appears once it has been checked.",
    nameMissing: "Enter your name.",
    textMissing: "Enter your review.",
    notSent: "Your review wasn’t sent. Nothing you typed is lost: try again.",
    notLoaded: "The reviews couldn’t be loaded.",
    notSaved: "The change wasn’t saved. Try again.",
    publish: "Publish",
    hide: "Hide",
    pending: "To check",
    published: "Published",
  },
  de: {
    title: "Bewertungen",
    none: "Noch keine Bewertungen",
    rating: (rating) => `${rating} von 5`,
    ratingLabel: "Sterne",
    name: "Ihr Name",
    text: "Ihre Bewertung",
    send: "Bewertung senden",
    sent: "Vielen Dank. Ihre Bewertung erscheint, sobald sie geprüft ist.",
    nameMissing: "Geben Sie Ihren Namen ein.",
    textMissing: "Geben Sie Ihre Bewertung ein.",
    notSent: "Ihre Bewertung wurde nicht gesendet. Ihre Eingaben bleiben erhalten: Versuchen Sie es erneut.",
    notLoaded: "Die Bewertungen konnten nicht geladen werden.",
    notSaved: "Die Änderung wurde nicht gespeichert. Versuchen Sie es erneut.",
    publish: "Veröffentlichen",
    hide: "Ausblenden",
    pending: "Zu prüfen",
    published: "Veröffentlicht",
  },
})
