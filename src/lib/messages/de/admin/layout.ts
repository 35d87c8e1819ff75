import type { layout as en } from "#lib/messages/en/admin/layout.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const layout: Translated<typeof en> = {
  brand: "Verwaltung",
  nav: "Bereiche",
  menu: "Menü",
  search: "Suchen",
  searchHint: "Bestellungen, Produkte, Kundschaft suchen",
  storefront: "Laden öffnen",
  signOut: "Abmelden",
  account: "Ihr Konto",
  section: {
    sell: "Verkauf",
    catalogue: "Sortiment",
    people: "Menschen",
    grow: "Werbung",
    settings: "Einstellungen",
  },
  item: {
    home: "Überblick",
    orders: "Bestellungen",
    inbox: "Eingang",
    returns: "Rücksendungen",
    draftOrders: "Bestellentwürfe",
    products: "Produkte",
    categories: "Kategorien",
    collections: "Kollektionen",
    inventory: "Bestand",
    reservations: "Reservierungen",
    customers: "Kundschaft",
    customerGroups: "Kundengruppen",
    promotions: "Aktionen",
    campaigns: "Kampagnen",
    priceLists: "Preislisten",
    settings: "Einstellungen",
    team: "Team",
  },
  shortcuts: {
    title: "Tastenkürzel",
    next: "Den nächsten Schritt eines Ablaufs tun",
    leave: "Einen Ablauf verlassen; er fragt, was bleiben soll",
    goTo: "Gehe zu: {place}",
    list: "Diese Liste zeigen",
  },
  start: {
    title: "Überblick",
    text: "Was heute Aufmerksamkeit braucht, wird hier stehen.",
  },
  login: {
    title: "Anmelden",
    text: "Die Verwaltung ist für Administratorinnen und Administratoren.",
  },
}
