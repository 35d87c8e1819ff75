import { createCategoryReorderMachine } from "#machines/catalog/category-reorder/category-reorder.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { productCategory: categories } = shop.shop.admin.admin
const create = async (name: string) => (await categories.create({ body: { name } })).product_category.id
const [first, second] = [await create("First"), await create("Second")]

walkEveryBranch(
  shop,
  walk(createCategoryReorderMachine(shop.admin))({
    world: shop.world(),
    inputs: { nothing: undefined },
    events: {
      "start a move": () => ({ type: "move.start", id: second }),
      "cancel the move": () => ({ type: "move.cancel" }),
      "move below another": () => ({ type: "category.move", id: second, to: { parent: first, index: 0 } }),
      "move to the top": () => ({ type: "category.move", id: second, to: { parent: null, index: 0 } }),
      "move below itself": () => ({ type: "category.move", id: second, to: { parent: second, index: 0 } }),
      load: () => ({ type: "tree.load" }),
      "close the notice": () => ({ type: "notice.close" }),
    },
  }),
)
