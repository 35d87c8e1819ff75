import { createCategoryReorderMachine } from "#machines/catalog/category-reorder/category-reorder.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** The flow that moves categories in their tree. */
const { shop, wire, admin, world } = await openBreakableShop()
const { productCategory: categories } = shop.admin.admin
const create = async (name: string) => (await categories.create({ body: { name } })).product_category.id
const [first, second, third] = [await create("First"), await create("Second"), await create("Third")]

failureMatrix("categories", shop, wire, [
  {
    flow: flow(createCategoryReorderMachine(admin))({
      title: "categoryReorder",
      input: undefined,
      recover: (snapshot) => (snapshot.matches("failed") ? [{ type: "tree.load" }] : []),
      steps: [
        {
          name: "reorders",
          events: () => [{ type: "category.move", id: third, to: { parent: null, index: 0 } }],
        },
        {
          name: "moves below another",
          events: () => [
            { type: "move.start", id: second },
            { type: "category.move", id: second, to: { parent: first, index: 0 } },
          ],
        },
      ],
    }),
    world: world(),
  },
])
