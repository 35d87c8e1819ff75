import { emptyDraft } from "#machines/price-lists/price-list.draft.ts"
import { createPriceListMachine } from "#machines/price-lists/price-list.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { saleDraft } from "#tests/support/price-list.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { shop: live, admin, world } = shop
const { priceList: lists, product: products } = live.admin.admin
const draft = saleDraft(live)
const [first, second] = draft.rows
const created = await lists.create({ body: { title: "Summer sale", description: "", metadata: { own: true } } })
const listId = created.price_list.id

walkEveryBranch(
  shop,
  walk(createPriceListMachine(admin))({
    world: world(),
    inputs: {
      "a complete draft": { draft },
      "an empty draft": { draft: emptyDraft("draft-2") },
      "a list whose response was lost": { draft, isSent: true },
      "a list that was created": { draft, listId },
      "a deleted list": { draft, listId: "plist_unknown" },
    },
    detail: ({ context: { draft, refused, stop, activate, isDeleted } }) =>
      [draft.title, refused.length, stop, activate, isDeleted].join(),
    conditions: {
      "someone deletes a variant": () =>
        products.deleteVariant({ id: String(first?.productId), variant_id: String(first?.id) }).catch(() => {}),
      "someone deletes the other variant": () =>
        products.deleteVariant({ id: String(second?.productId), variant_id: String(second?.id) }).catch(() => {}),
      "someone deletes the list": () => lists.delete({ id: listId }).catch(() => {}),
    },
    events: {
      "go to the details": () => ({ type: "go.details" }),
      "go to the products": () => ({ type: "go.products" }),
      "go to the prices": () => ({ type: "go.prices" }),
      "go to the review": () => ({ type: "go.review" }),
      activate: () => ({ type: "create.active" }),
      "create a draft": () => ({ type: "create.draft" }),
      retry: () => ({ type: "retry" }),
      "drop the refused prices": () => ({ type: "drop" }),
      "keep the draft": () => ({ type: "keep" }),
      "clear the title": () => ({ type: "draft.change", change: { title: "" } }),
    },
  }),
)
