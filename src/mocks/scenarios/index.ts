import * as checkout from "./checkout.ts"
import { living } from "./default.ts"
import { empty } from "./empty.ts"
import { expiredInvite } from "./expired-invite.ts"
import { emptyWithFlags, flags } from "./flags.ts"
import { withCart } from "./guest-cart.ts"
import { large } from "./large.ts"
import { lowStock } from "./low-stock.ts"
import * as orders from "./newest-order.ts"
import { described, orderPage } from "./opening.ts"
import { orderStates } from "./order-states.ts"
import type { Scenario, ScenarioGroup } from "./scenario.ts"
import { shopVariants } from "./shop-variants.ts"
import { shopperCarts } from "./shopper-carts.ts"
import { signInMethods } from "./sign-in-methods.ts"

const presented = (
  scenario: Scenario,
  group: ScenarioGroup,
  page: string | Parameters<typeof described>[3],
  aboutDe: string,
): Scenario => ({
  ...scenario,
  ...described(group, scenario.about, aboutDe, typeof page === "string" ? () => page : page),
})

/** Scenarios with code of their own. */
export const basicScenarios = {
  default: presented(
    living,
    "data",
    "/",
    "Ein vollständiger Shop: 40 Produkte in vier Kategorien, drei Regionen, Kunden und Bestellungen aus sechs Monaten.",
  ),
  empty: presented(
    empty,
    "data",
    "/admin",
    "Ein frisch aufgesetzter Server, nur mit Voreinstellungen und einem Administrator, für Tests mit eigenen Daten.",
  ),
  large: presented(
    large,
    "data",
    "/admin/orders",
    "Der vollständige Shop 250-fach: 10.000 Produkte und 100.000 Bestellungen, um Tempo, Blättern und Suche zu prüfen.",
  ),
  "low-stock": presented(
    lowStock,
    "stock",
    "/admin/inventory",
    "Von den Varianten mit Bestandsführung sind noch drei, zwei oder eine da, jede vierte ist ausverkauft.",
  ),
  "price-changed-in-checkout": presented(
    checkout.priceChanged,
    "checkout",
    withCart("/checkout"),
    "Alle Preise steigen, während der erste Kunde bestellt. Der Warenkorb wird neu berechnet, und bestellt wird erst nach Zustimmung.",
  ),
  "payment-requires-more": presented(
    checkout.requiresMore,
    "checkout",
    withCart("/checkout"),
    "Die Zahlung auf Rechnung (pp_system_default) verlangt einen weiteren Schritt. Bestellen scheitert einmal und gelingt danach.",
  ),
  "payment-declined": presented(
    checkout.declined,
    "checkout",
    withCart("/checkout"),
    "Die Zahlung auf Rechnung (pp_system_default) wird beim Bestellen abgelehnt. Kartenzahlung (pp_card_demo) funktioniert.",
  ),
  "complete-conflict": presented(
    checkout.conflicting,
    "checkout",
    withCart("/checkout"),
    "Eine Bestellung auf Rechnung (pp_system_default) kollidiert mit einer anderen Anfrage: zweimal 409, dann gibt es eine Bestellung.",
  ),
  "order-with-active-edit": presented(
    orders.activeEdit,
    "edits",
    orderPage("/edit"),
    "Die neueste Bestellung hat eine unbestätigte Änderung: eine höhere Menge und einen neuen Artikel.",
  ),
  "order-with-active-return": presented(
    orders.activeReturn,
    "returns",
    orderPage("/return"),
    "Die neueste Bestellung ist zugestellt und hat eine unbestätigte Rücksendung.",
  ),
  "order-with-active-claim": presented(
    orders.activeClaim,
    "claims",
    orderPage("/claim"),
    "Die neueste Bestellung ist zugestellt und hat eine unbestätigte Reklamation mit Ersatz.",
  ),
  "order-with-active-exchange": presented(
    orders.activeExchange,
    "exchanges",
    orderPage("/exchange"),
    "Die neueste Bestellung ist zugestellt und hat einen unbestätigten Umtausch.",
  ),
  "pending-transfer": presented(
    orders.pendingTransfer,
    "transfers",
    (db) => ({ page: orderPage()(db), customer: "customer@example.com" }),
    "Der Demokunde möchte die neueste Bestellung eines Gastes (jonas.weber@example.com) übernehmen. Die E-Mail zur Freigabe ist in `/_mock/mails`.",
  ),
  "partially-fulfilled": presented(
    orders.partiallyFulfilled,
    "orders",
    orderPage(),
    "Ein Artikel der neuesten Bestellung ist verschickt, der Rest muss noch versandfertig gemacht werden.",
  ),
  "refund-due": presented(
    orders.refundDue,
    "returns",
    orderPage(),
    "Die neueste Bestellung wurde vollständig zurückgesendet und ist eingetroffen. Eine Erstattung steht aus.",
  ),
  "expired-invite": presented(
    expiredInvite,
    "team",
    "/admin/settings/team",
    "Eine Einladung ins Team für late@example.com ist gestern abgelaufen. Ihr Link ist in `/_mock/mails`; senden Sie sie erneut.",
  ),
  "sign-in-methods": presented(
    signInMethods,
    "team",
    "/admin/login",
    "secure@example.com meldet sich in zwei Schritten an (Codes in `/_mock/codes`; Wiederherstellungscodes `0001-0001` bis `0003-0003`), Ausschalten verlangt einen Code, und Kunden bestätigen ihre E-Mail-Adresse.",
  ),
  flags: presented(
    flags,
    "data",
    "/products",
    "Die Funktionen hinter Schaltern sind an: Übersetzungen (drei Sprachen, Katalog auf Deutsch), Ansichten, Feldnamen und der Index.",
  ),
  "empty-with-flags": presented(
    emptyWithFlags,
    "data",
    "/admin",
    "Der leere Server mit allen Funktionen hinter Schaltern, für Tests mit eigenen Übersetzungen und Ansichten.",
  ),
} satisfies Readonly<Record<string, Scenario>>

/** Scenarios composed of the seed's own parts: states of orders and carts, and changes of the default dataset. */
export const composedScenarios = {
  ...orderStates,
  ...shopperCarts,
  ...shopVariants,
}

/** Names of the built-in scenarios. */
export type ScenarioName = keyof typeof basicScenarios | keyof typeof composedScenarios

/** All scenarios; extensions add theirs. */
export const scenarios: Record<string, Scenario> = { ...basicScenarios, ...composedScenarios }
