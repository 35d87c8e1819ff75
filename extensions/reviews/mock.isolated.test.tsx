import { describe, expect, it } from "vitest"
import { addExtension } from "#mocks/extensions/add-extension.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { resource } from "#sdk/resource.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { ADMIN_LOGIN, fetchOf } from "#tests/support/live-shop.ts"
import reviews from "./mock.ts"
import { adminReviewEndpoints, storeReviewEndpoints } from "./review.endpoints.ts"

addExtension("reviews", reviews)

async function openShop(scenario = "default") {
  const backend = createBackend({ scenario, seed: 1, check: "throw" })
  const options = { baseUrl: "http://shop.test", fetch: fetchOf(backend), retries: 0 }
  const store = createStoreSdk({ ...options, publishableKey: PUBLISHABLE_KEY })
  const admin = createAdminSdk({ ...options, auth: { storage: "memory" } })
  await admin.auth.login(ADMIN_LOGIN)
  const [product] = backend.db.tables.product.all()
  if (!product) throw new Error("The shop has no products.")
  return {
    backend,
    admin: admin.admin,
    product: product.id,
    ofAdmin: resource(admin.client, adminReviewEndpoints),
    ofStore: resource(store.client, storeReviewEndpoints),
  }
}
const mine = { author: "Lea", rating: 4, text: "Warm and light." }

describe("a review", () => {
  it("is shown in the store once it is published", async () => {
    const { ofAdmin, ofStore, product } = await openShop()
    const before = await ofStore.list({ id: product })
    const { review } = await ofStore.create({ id: product, body: mine })
    expect(review).toMatchObject({ ...mine, product_id: product, status: "pending" })
    expect(await ofStore.list({ id: product })).toEqual(before)
    await ofAdmin.update({ id: review.id, body: { status: "published" } })
    const after = await ofStore.list({ id: product })
    expect(after.reviews[0]).toMatchObject({ author: "Lea" })
    expect(after.count).toBe(before.count + 1)
  })

  it("is deleted with its product", async () => {
    const { backend, admin, ofAdmin, product } = await openShop()
    for (const { id } of backend.db.tables.reservation.all()) await admin.reservation.delete({ id })
    const count = async () => (await ofAdmin.list({ query: { product_id: product } })).count
    expect(await count()).toBe(2)
    await admin.product.delete({ id: product })
    expect(await count()).toBe(0)
  })

  it("needs a product that exists, and a rating from 1 to 5", async () => {
    const { ofStore, product } = await openShop()
    await expect(ofStore.create({ id: "prod_unknown", body: mine })).rejects.toMatchObject({ status: 404 })
    await expect(ofStore.create({ id: product, body: { ...mine, rating: 6 } })).rejects.toMatchObject({ status: 400 })
  })
})

describe("reviews", () => {
  it("are searched, filtered and shown with their product", async () => {
    const { ofAdmin, product } = await openShop("reviews-to-publish")
    const query = { status: "pending", fields: "author,*product", q: "described" } as const
    const { count, reviews } = await ofAdmin.list({ query })
    expect(count).toBe(2)
    expect(reviews.map((review) => review.product?.id)).toContain(product)
  })

  it("can be requested with products", async () => {
    const { admin, product } = await openShop()
    const found = await admin.product.retrieve({ id: product, query: { fields: "id,*reviews" } })
    expect((found.product as { reviews?: unknown[] }).reviews).toHaveLength(2)
  })

  it("are undone, exported and restored like other data", async () => {
    const { backend, ofStore, product } = await openShop()
    await ofStore.create({ id: product, body: mine })
    const saved = backend.save("changes")
    expect(saved.tables.review).toMatchObject([mine])
    const post = (path: string, body: object) =>
      backend.fetch(new Request(`http://shop.test${path}`, { method: "POST", body: JSON.stringify(body) }))
    await post("/_mock/undo", { count: 1 })
    expect(backend.save("changes").tables.review).toBeUndefined()
    expect(backend.restore("default", saved)).toBe(true)
    expect(backend.save("changes").tables.review).toMatchObject([mine])
  })

  it("are listed with the mock's operations, and take faults", async () => {
    const { backend, ofStore, product } = await openShop()
    const { operations } = await (await backend.fetch(new Request("http://shop.test/_mock/operations"))).json()
    expect(operations).toContainEqual(expect.objectContaining({ method: "POST", path: "/store/products/:id/reviews" }))
    backend.faults.set([{ method: "POST", path: "/store/products/:id/reviews", status: 503 }])
    await expect(ofStore.create({ id: product, body: mine })).rejects.toMatchObject({ status: 503 })
  })
})
