/** Index of the settings. */
export const settings = {
  title: "Settings",
  hint: "How your store sells, ships and takes returns.",
  groups: { store: "Store", shipping: "Shipping", orders: "Returns and refunds" },
  pages: {
    team: { title: "Team", text: "Invite people who work in the back office." },
    salesChannels: {
      title: "Sales channels",
      text: "Choose which products you sell in your online store, on marketplaces or in a shop.",
    },
    locations: {
      title: "Locations and shipping",
      text: "Add warehouses and shops, and set where they ship to and for which price.",
    },
    shippingCheck: {
      title: "Check shipping",
      text: "See which shipping options a customer is offered, and why not the others.",
    },
    shippingProfiles: { title: "Shipping profiles", text: "Group products that are shipped alike." },
    optionTypes: { title: "Shipping option types", text: "Group shipping options, such as standard and express." },
    returnReasons: { title: "Return reasons", text: "Choose which reasons customers can give for a return." },
    refundReasons: { title: "Refund reasons", text: "Choose which reasons admins can give for a refund." },
  },
} as const
