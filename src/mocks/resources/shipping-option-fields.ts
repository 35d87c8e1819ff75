import { words } from "#schema/defaults/words.ts"

/** Fields of a shipping option in the lists for a cart and for an order, whatever is requested. */
export const SHIPPING_OPTION_FIELDS = words(`
  name price_type service_zone_id shipping_profile_id provider_id data service_zone.fulfillment_set.type
  service_zone.fulfillment_set.location.id *service_zone.fulfillment_set.location.address type.id type.label
  type.description type.code provider.id provider.is_enabled rules.attribute rules.value rules.operator
`)
