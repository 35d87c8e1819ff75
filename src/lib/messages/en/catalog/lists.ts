/** Texts of the catalog’s lists, by resource. */
export const lists = {
  collections: {
    title: "Collections",
    hint: "Groups of products, such as a season. A product belongs to at most one collection.",
    search: "Search collections",
    none: { title: "No collections yet", text: "Create one to group products for customers." },
    noMatch: "No matching collections",
    columns: { title: "Title", handle: "Handle" },
    delete: {
      title: "{count, plural, one {Delete # collection?} other {Delete # collections?}}",
      text: "Their products stay in the catalog. This can’t be undone.",
      confirm: "{count, plural, one {Delete collection} other {Delete # collections}}",
      done: "{count, plural, one {Collection deleted} other {# collections deleted}}",
    },
  },
  productTypes: {
    title: "Product types",
    hint: "Types classify products for reports, taxes and promotions.",
    search: "Search product types",
    none: { title: "No product types yet", text: "Create one to classify products." },
    noMatch: "No matching product types",
    columns: { value: "Name" },
    delete: {
      title: "{count, plural, one {Delete # product type?} other {Delete # product types?}}",
      text: "Their products stay in the catalog without a type. This can’t be undone.",
      confirm: "{count, plural, one {Delete product type} other {Delete # product types}}",
      done: "{count, plural, one {Product type deleted} other {# product types deleted}}",
    },
  },
  productTags: {
    title: "Product tags",
    hint: "Keywords for finding and grouping products.",
    search: "Search product tags",
    none: { title: "No product tags yet", text: "Create one to label products." },
    noMatch: "No matching product tags",
    columns: { value: "Name" },
    delete: {
      title: "{count, plural, one {Delete # product tag?} other {Delete # product tags?}}",
      text: "They are removed from all products. This can’t be undone.",
      confirm: "{count, plural, one {Delete product tag} other {Delete # product tags}}",
      done: "{count, plural, one {Product tag deleted} other {# product tags deleted}}",
    },
  },
} as const
