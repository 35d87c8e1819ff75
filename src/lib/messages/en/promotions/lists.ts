/** Texts of the lists of promotions and campaigns. */
export const lists = {
  promotions: {
    title: "Promotions",
    hint: "Discounts that customers get automatically or with a code.",
    search: "Search promotions",
    none: { title: "No promotions yet", text: "Create one to discount items, orders or shipping." },
    noMatch: "No matching promotions",
    columns: {
      code: "Code",
      type: "Type",
      value: "Value",
      status: "Status",
      used: "Used",
      campaign: "Campaign",
      currency: "Currency",
    },
    delete: {
      title: "{count, plural, one {Delete # promotion?} other {Delete # promotions?}}",
      text: "Customers can’t use them anymore. Discounts of existing orders are kept. This can’t be undone.",
      confirm: "{count, plural, one {Delete promotion} other {Delete # promotions}}",
      done: "{count, plural, one {Promotion deleted} other {# promotions deleted}}",
    },
  },
  campaigns: {
    title: "Campaigns",
    hint: "Promotions that share dates and a budget.",
    search: "Search campaigns",
    none: { title: "No campaigns yet", text: "Create one to limit promotions to certain dates or a budget." },
    noMatch: "No matching campaigns",
    columns: {
      name: "Name",
      identifier: "Identifier",
      status: "Status",
      starts: "Starts",
      ends: "Ends",
      budget: "Budget used",
      currency: "Currency",
    },
    states: { scheduled: "Scheduled", active: "Active", expired: "Expired" },
    delete: {
      title: "{count, plural, one {Delete # campaign?} other {Delete # campaigns?}}",
      text: "Their promotions are kept, but no longer have the campaign’s dates and budget. This can’t be undone.",
      confirm: "{count, plural, one {Delete campaign} other {Delete # campaigns}}",
      done: "{count, plural, one {Campaign deleted} other {# campaigns deleted}}",
    },
  },
} as const
