import { describe, expect, it } from "vitest"
import { createTranslation } from "#mocks/domain/translations/translations.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { turnOnTranslations } from "#mocks/seed/translations.ts"
import { openOrderShop } from "#tests/support/order-shop.ts"
import { createDraft } from "./draft-order/create.ts"
import { updateDraft } from "./draft-order/update.ts"
import { orderState } from "./order-state.ts"
import { updateOrder } from "./orders.ts"

/** Observed on Medusa 2.21.2 with the translation feature. */
function translatedShop() {
  const shop = openOrderShop()
  const { db, shirt, standard } = shop
  turnOnTranslations(db)
  const inGerman = (reference: string, reference_id: string, translations: Record<string, string>) =>
    createTranslation(db, { reference, reference_id, locale_code: "de-DE", translations })
  inGerman("product", shirt.product_id ?? "", { title: "Hemd", subtitle: "Aus Leinen" })
  inGerman("product_variant", shirt.id, { title: "Weit" })
  inGerman("shipping_option", standard.id, { name: "Standardversand" })
  for (const { id } of db.tables.taxRate.all()) inGerman("tax_rate", id, { name: "Mehrwertsteuer" })
  const texts = (id: string) => {
    const { items, methods } = orderState(db, db.tables.order.get(id) as Row<"order">)
    return {
      items: items.map(({ line: { title, product_title, product_subtitle, variant_title, subtitle } }) => ({
        title,
        product_title,
        product_subtitle,
        variant_title,
        subtitle,
      })),
      methods: methods.map(({ method }) => method.name),
      taxes: items.flatMap(({ line }) =>
        db.tables.orderLineItemTaxLine.by("item_id", line.id).map(({ description }) => description),
      ),
    }
  }
  const draft = (locale: string | undefined, title?: string) =>
    createDraft(db, {
      region_id: shop.europe.id,
      email: "ada@example.com",
      locale,
      items: [{ variant_id: shirt.id, quantity: 1, ...(title ? { title } : {}) }],
    } as Parameters<typeof createDraft>[1]).id
  return { ...shop, texts, draft }
}
const original = (variant: Row<"productVariant">) => ({ variant_title: variant.title, subtitle: variant.title })
const german = (variant: Row<"productVariant">) => ({
  title: "Hemd",
  product_title: "Hemd",
  product_subtitle: null,
  variant_title: "Weit",
  subtitle: variant.title,
})

describe("texts of an order", () => {
  it("change with its locale, except subtitles, and stay when the locale is removed", () => {
    const { db, shirt, place, texts } = translatedShop()
    const { id } = place([{ variant_id: shirt.id, quantity: 1 }])
    expect(texts(id).items).toMatchObject([{ title: "Shirt", ...original(shirt) }])
    updateOrder(db, id, { locale: "de-DE" }, null)
    const translated = { items: [german(shirt)], methods: ["Standardversand"], taxes: ["Mehrwertsteuer"] }
    expect(texts(id)).toEqual(translated)
    updateOrder(db, id, { locale: null }, null)
    expect(texts(id)).toEqual(translated)
    updateOrder(db, id, { locale: "en-US" }, null)
    expect(texts(id).items).toMatchObject([{ title: "Shirt", ...original(shirt) }])
  })

  it("aren't recorded as a change if the locale is the same", () => {
    const { db, shirt, place } = translatedShop()
    const { id } = place([{ variant_id: shirt.id, quantity: 1 }])
    for (const _ of [1, 2]) updateOrder(db, id, { locale: "de-DE" }, null)
    expect(db.tables.orderChange.by("order_id", id)).toHaveLength(1)
  })

  it("of a draft are in its locale from the start, also instead of a given title", () => {
    const { shirt, texts, draft } = translatedShop()
    expect(texts(draft("de-DE")).items).toEqual([german(shirt)])
    expect(texts(draft("de-DE", "Mine")).items).toEqual([german(shirt)])
    expect(texts(draft(undefined, "Mine")).items).toMatchObject([{ title: "Mine" }])
  })

  it("of a draft change with its locale", () => {
    const { db, shirt, texts, draft } = translatedShop()
    const id = draft(undefined)
    updateDraft(db, id, { locale: "de-DE" }, null)
    expect(texts(id).items).toEqual([german(shirt)])
  })
})
