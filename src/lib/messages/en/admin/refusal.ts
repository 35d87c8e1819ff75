/** Refusals of the server whose own sentence only names ids, and the frame of all others. */
export const refusal = {
  notStocked: "The item isn’t stocked at this location. Add the location on the item’s page.",
  notEnough: "There isn’t enough available stock at this location.",
  reserved:
    "Some of its stock is reserved or on order. Delete the reservations and set incoming stock to 0, then try again.",
  stocked: "There is still stock at this location. Set it to 0, then try again.",
  provider: "The provider isn’t enabled at this location. Enable it on the location’s page.",
  profileInUse: "Shipping options use this profile. Choose another profile for them, then try again.",
  defaultChannel: "The store’s default sales channel can’t be deleted.",
  optionTaken: "Another product already uses this option. Reload the page, then choose another one.",
  itemTwice: "The same inventory item is listed twice. Keep one row and change its quantity.",
  published: "Someone else has published in the meantime. Check the page, then publish again.",
  subcategories: "The category has subcategories. Move or delete them, then try again.",
  currencies: "The promotion’s currency isn’t the currency of the campaign’s budget. Choose another campaign.",
  inCampaign: "One of these promotions already belongs to a campaign or was deleted. Reload the page, then try again.",
  gone: "Something that belongs to this was deleted in the meantime. Reload the page, then try again.",
  other: "Server message: “{reason}”",
} as const
