import { emptyDraft } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { createProductWizardMachine } from "#machines/products/product-wizard/product-wizard.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { productDraft, wizardSettings } from "#tests/support/product-wizard.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { shop: live, admin, world } = shop
const { product: products, productOption: options } = live.admin.admin
const settings = wizardSettings(live)

const { product_option } = await options.create({ body: { title: "Width", values: ["S", "M"] } })
const valueIds = Object.fromEntries((product_option.values ?? []).map(({ value, id }) => [value, id]))
const draft = productDraft(settings, {
  options: [{ key: "width", id: product_option.id, title: "Width", values: ["S", "M"], valueIds }],
})
const sent = { handle: "wool-scarf", title: "Wool Scarf", variants: [], body: "" }
const other = { title: "Other", options: [{ title: "Size", values: ["One"] }] }

walkEveryBranch(
  shop,
  walk(createProductWizardMachine(admin))({
    world: world(),
    inputs: {
      "a complete draft": { draft, settings },
      "an empty draft": { draft: emptyDraft, settings },
      "a product whose response was lost": { draft, settings, sent },
      "a product that was created": { draft, settings, productId: "prod_unknown" },
    },
    detail: ({ context: { draft, placed, publish } }) => [draft.title, placed?.field, publish].join(),
    conditions: {
      "someone takes the handle": () => products.create({ body: { ...other, handle: "wool-scarf" } }).catch(() => {}),
      "someone takes a SKU": () =>
        products
          .create({ body: { ...other, variants: [{ title: "One", sku: "SCARF-M", prices: [] }] } })
          .catch(() => {}),
      "someone deletes the option": () => options.delete({ id: product_option.id }).catch(() => {}),
    },
    events: {
      "go to the details": () => ({ type: "go.details" }),
      "go to the options": () => ({ type: "go.options" }),
      "go to the variants": () => ({ type: "go.variants" }),
      "go to the prices": () => ({ type: "go.prices" }),
      "go to the stock": () => ({ type: "go.stock" }),
      "go to the review": () => ({ type: "go.review" }),
      publish: () => ({ type: "create.publish" }),
      "create a draft": () => ({ type: "create.draft" }),
      retry: () => ({ type: "retry" }),
      finish: () => ({ type: "finish" }),
      "clear the title": () => ({ type: "draft.change", change: { title: "" } }),
    },
  }),
)
