import { setSupportedLocales } from "#mocks/domain/system/stores.ts"
import { createSettings } from "#mocks/domain/translations/settings.ts"
import { createTranslation, translatable } from "#mocks/domain/translations/translations.ts"
import type { Database } from "#mocks/kernel/database.ts"
import * as german from "./content/german.ts"
import { locales } from "./data/locales.ts"

/** Turns translations on, with the locales and the settings that a new server has for them. */
export function turnOnTranslations(db: Database): void {
  const t = db.tables
  t.featureFlag.insert({ id: "translation" })
  for (const [code, name] of locales) t.locale.insert({ code, name })
  for (const [entity, { fields }] of Object.entries(translatable)) createSettings(db, { entity_type: entity, fields })
}

type Texts = Readonly<Record<string, string | undefined>>

/** Turns translations on, and adds the catalog's German texts. */
export function seedTranslations(db: Database): void {
  turnOnTranslations(db)
  const t = db.tables
  for (const { id } of t.store.all()) setSupportedLocales(db, id, ["en-US", "de-DE"])
  const inGerman = (reference: string, id: string, texts: Texts) => {
    const translations = Object.fromEntries(Object.entries(texts).flatMap(([k, text]) => (text ? [[k, text]] : [])))
    if (Object.keys(translations).length > 0)
      createTranslation(db, { reference_id: id, reference, locale_code: "de-DE", translations })
  }
  const materialOf = (material: string | null) => (material ? german.germanMaterials[material] : undefined)
  for (const { id, title, material } of t.product.all()) {
    const [name, subtitle, description] = german.germanProducts[title] ?? []
    inGerman("product", id, { title: name, subtitle, description, material: materialOf(material) })
  }
  const colorOf = (value: string) => german.germanColors[value] ?? value
  for (const { id, title, material } of t.productVariant.all())
    inGerman("product_variant", id, {
      title: title.split(" / ").map(colorOf).join(" / "),
      material: materialOf(material),
    })
  for (const { id, title } of t.productOption.all())
    inGerman("product_option", id, { title: german.germanOptions[title] })
  for (const { id, value } of t.productOptionValue.all())
    inGerman("product_option_value", id, { value: colorOf(value) })
  for (const { id, name } of t.productCategory.all()) {
    const [text, description] = german.germanCategories[name] ?? []
    inGerman("product_category", id, { name: text, description })
  }
  for (const { id, title } of t.productCollection.all())
    inGerman("product_collection", id, { title: german.germanCollections[title] })
  for (const { id, value } of t.productTag.all()) inGerman("product_tag", id, { value: german.germanTags[value] })
  for (const { id, value } of t.productType.all()) inGerman("product_type", id, { value: german.germanTypes[value] })
  for (const { id, name } of t.shippingOption.all())
    inGerman("shipping_option", id, { name: german.germanShipping[name]?.[0] })
  for (const { id, label } of t.shippingOptionType.all()) {
    const [name, description] = german.germanShipping[label] ?? []
    inGerman("shipping_option_type", id, { label: name, description })
  }
  for (const { id, label } of t.returnReason.all())
    inGerman("return_reason", id, { label: german.germanReasons[label] })
  for (const { id, label } of t.refundReason.all())
    inGerman("refund_reason", id, { label: german.germanReasons[label] })
}
