/** Texts of the lists of customers and customer groups. */
export const lists = {
  customers: {
    title: "Customers",
    hint: "People with an account, and guests who have ordered.",
    search: "Search customers",
    none: {
      title: "No customers yet",
      text: "Customers appear here when they order or sign up. You can also add them.",
    },
    noMatch: "No matching customers",
    columns: { name: "Name", email: "Email", company: "Company", account: "Account", groups: "Groups" },
    account: { yes: "Account", no: "Guest" },
    delete: {
      title: "{count, plural, one {Delete # customer?} other {Delete # customers?}}",
      text: "Their addresses and group memberships are deleted, and those with an account can’t sign in anymore. Orders are kept. This can’t be undone.",
      confirm: "{count, plural, one {Delete customer} other {Delete # customers}}",
      done: "{count, plural, one {Customer deleted} other {# customers deleted}}",
    },
  },
  customerGroups: {
    title: "Customer groups",
    hint: "Groups of customers, for example for price lists and promotions.",
    search: "Search customer groups",
    none: { title: "No customer groups yet", text: "Create one to give some customers special prices or promotions." },
    noMatch: "No matching customer groups",
    columns: { name: "Name" },
    delete: {
      title: "{count, plural, one {Delete # customer group?} other {Delete # customer groups?}}",
      text: "Their customers are kept, but lose the prices and promotions of these groups. This can’t be undone.",
      confirm: "{count, plural, one {Delete customer group} other {Delete # customer groups}}",
      done: "{count, plural, one {Customer group deleted} other {# customer groups deleted}}",
    },
  },
} as const
