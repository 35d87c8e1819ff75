/** Pages of collections, product types and product tags. */
export const catalog = {
  general: "General",
  metadata: "Metadata",
  products: {
    status: { draft: "Draft", proposed: "Proposed", published: "Published", rejected: "Rejected" },
  },
  merge: {
    kept: "Which one stays?",
    products: "{count, plural, =0 {No products} one {# product} other {# products}}",
    consequence:
      "Their products move to the one that stays. The others are deleted; promotions, price lists and tax rates that use them don’t change. This can’t be undone.",
    unmoved:
      "{count, plural, one {# product wasn’t moved, so this one was kept: {names}. {reason}} other {# products weren’t moved, so this one was kept: {names}. {reason}}}",
    server: "Something went wrong on the server.",
  },
  collection: {
    list: "Collections",
    create: "Create collection",
    newHint: "Groups products, for example a season or a brand. You can add products after creating it.",
    save: "Save collection",
    saved: "Collection saved",
    created: "Collection created",
    title: "Title",
    handle: "Handle",
    handleHint: "Used in links to the collection.",
    content: "Holds texts of the storefront",
    addHint: "A product belongs to at most one collection. Adding it here removes it from its current one.",
    delete: {
      label: "Delete collection",
      title: "Delete “{title}”?",
      products:
        "{count, plural, =0 {It has no products.} one {Its product stays in the catalog, without a collection:} other {Its # products stay in the catalog, without a collection:}}",
      done: "Collection deleted",
    },
  },
  type: {
    list: "Product types",
    create: "Create product type",
    newHint: "Describes what a product is, for example a shirt. A product has at most one type.",
    save: "Save product type",
    saved: "Product type saved",
    created: "Product type created",
    value: "Name",
    valueHint: "Must be unique.",
    merge: {
      label: "{count, plural, one {Merge # product type} other {Merge # product types}}",
      tooFew: "Select at least two",
      confirm: "{count, plural, one {Merge and delete # product type} other {Merge and delete # product types}}",
      done: "{count, plural, one {Product type merged into “{name}”} other {# product types merged into “{name}”}}",
    },
    delete: {
      label: "Delete product type",
      title: "Delete “{title}”?",
      products:
        "{count, plural, =0 {No product uses it.} one {Its product stays in the catalog, without a type:} other {Its # products stay in the catalog, without a type:}}",
      done: "Product type deleted",
    },
  },
  tag: {
    list: "Product tags",
    create: "Create product tag",
    newHint: "Marks products, for example as new or on sale. A product can have several tags.",
    save: "Save product tag",
    saved: "Product tag saved",
    created: "Product tag created",
    value: "Name",
    valueHint: "Must be unique.",
    merge: {
      label: "{count, plural, one {Merge # product tag} other {Merge # product tags}}",
      tooFew: "Select at least two",
      confirm: "{count, plural, one {Merge and delete # product tag} other {Merge and delete # product tags}}",
      done: "{count, plural, one {Product tag merged into “{name}”} other {# product tags merged into “{name}”}}",
    },
    delete: {
      label: "Delete product tag",
      title: "Delete “{title}”?",
      products:
        "{count, plural, =0 {No product uses it.} one {Its product stays in the catalog, without the tag:} other {Its # products stay in the catalog, without the tag:}}",
      done: "Product tag deleted",
    },
  },
} as const

/** Products of a collection, category, type, tag or sales channel. */
export const linkedProducts = {
  title: "Products",
  label: "Products",
  count: "{count, number}",
  add: "Add products",
  addCount: "{count, plural, =0 {Add products} one {Add # product} other {Add # products}}",
  find: "Search products",
  chooseFirst: "Choose at least one product",
  alreadyIn: "Already added",
  from: "Currently in “{collection}”",
  remove: "Remove {name}",
  added: "{count, plural, one {# product added} other {# products added}}",
  removed: "“{name}” removed",
  removeFailed: "Couldn’t remove “{name}”",
  undo: "Undo",
  undoFailed: "Couldn’t add “{name}” again",
  none: { title: "No products yet", text: "Products you add will appear here." },
} as const
