/** Texts of the list of price lists. */
export const lists = {
  priceLists: {
    title: "Price lists",
    hint: "Prices for a time, for customer groups or for larger quantities.",
    search: "Search price lists",
    none: { title: "No price lists yet", text: "Create one for a sale, or for special prices of a customer group." },
    noMatch: "No matching price lists",
    delete: {
      title: "{count, plural, one {Delete # price list?} other {Delete # price lists?}}",
      text: "Their prices no longer apply, and products cost their standard prices again. This can’t be undone.",
      confirm: "{count, plural, one {Delete price list} other {Delete # price lists}}",
      done: "{count, plural, one {Price list deleted} other {# price lists deleted}}",
    },
  },
} as const
