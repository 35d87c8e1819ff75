import type { orderItems as english } from "#lib/messages/en/orders/order-items.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const orderItems: Translated<typeof english> = {
  stage: {
    unfulfilled: "{count, number} offen",
    canceled: "{count, number} storniert",
    packed: "{count, number} versandbereit",
    shipped: "{count, number} versandt",
    delivered: "{count, number} zugestellt",
    returning: "{count, number} zurück erwartet",
    returned: "{count, number} zurückgesendet",
    damaged: "{count, number} beschädigt zurückgesendet",
  },
  price: {
    action: "Preisdetails von {title}",
    price: "Preis",
    custom: "Abweichender Preis",
    list: "Listenpreis",
    priceList: "Preisliste",
    returned: "Zurückgesendete Artikel",
    promotion: "Rabatt",
    code: "Rabatt {code}",
    tax: "{name} ({rate, number} %)",
    included: "Enthält {tax}",
    total: "Gesamt mit Steuer",
  },
  replacement: { claim: "Ersatz", exchange: "Umtauschartikel" },
}
