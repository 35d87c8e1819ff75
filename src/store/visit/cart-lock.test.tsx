import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { signIn, signOut } from "#store/account/session.ts"
import { cartQuery, cartQueue } from "#store/cart/cart.ts"
import { joinedItemsQuery } from "#store/cart/joined-items.ts"
import { moveCart } from "#store/market/move-cart.ts"
import { marketOf } from "#store/market/region.ts"
import { productQuery } from "#store/product/products.ts"
import { fetchOf, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { CART, PASSWORD, person, TOKEN, writeFromOtherTab } from "#tests/support/visitors.ts"
import { followVisit } from "./follow-visit.ts"
import { GUEST } from "./owner.ts"
import { visit } from "./visit.ts"

const shop = await openLiveShop()
const alice = await person(shop, "Alice")
const bob = await person(shop, "Bob")
const world = shop.backend.db.export()
const { tables } = shop.backend.db
const send = fetchOf(shop.backend)

beforeEach(() => {
  localStorage.clear()
  shop.backend.db.import(world)
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  vi.stubGlobal("fetch", send)
})

/** Something that the test releases. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

it("reads prices again when someone else signs in during the read", async () => {
  localStorage.setItem(TOKEN, alice.token)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const senders: (string | undefined)[] = []
  const { open, opened } = gate()
  const served = gate()
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const response = await send(input, init)
    senders.push((init.headers as Record<string, string>).authorization)
    served.open()
    await opened
    return response
  })
  const read = client.fetchQuery(productQuery("t-shirt", shop.region, "de"))
  await served.opened
  localStorage.setItem(TOKEN, bob.token)
  open()
  await read
  expect(senders).toEqual([`Bearer ${alice.token}`, `Bearer ${bob.token}`])
})

describe("the cart", () => {
  it("is kept when someone signs out whose login has already ended", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    let hasLeft = false
    await signOut(new QueryClient(), async () => {
      hasLeft = true
    })
    expect([localStorage.getItem(CART), hasLeft]).toEqual([id, true])
  })

  it("becomes one with the cart that the customer had before their login expired", async () => {
    const before = await fillCart(shop, "MUG-CLASSIC", 1)
    await alice.sdk.store.cart.transferCart({ id: before.id })
    const { id } = await fillCart(shop, "SHIRT-M-BLACK", 2)
    localStorage.setItem(CART, id)
    localStorage.setItem(`${CART}:${alice.id}`, before.id)
    const client = new QueryClient()
    await signIn(client, { email: alice.email, password: PASSWORD })
    const { cart } = await alice.sdk.store.cart.retrieve({ id })
    expect(cart.items?.map(({ variant_sku, quantity }) => [variant_sku, quantity])).toEqual([
      ["SHIRT-M-BLACK", 2],
      ["MUG-CLASSIC", 1],
    ])
    expect(cart.customer_id).toBe(alice.id)
    expect(client.getQueryData(joinedItemsQuery.queryKey)).toBe(1)
    expect(localStorage.getItem(`${CART}:${alice.id}`)).toBeNull()
  })

  describe("at a sign-in with a saved cart", () => {
    /** A guest's cart of two shirts, and the one mug that this device keeps for Alice. */
    async function twoCarts() {
      const saved = await fillCart(shop, "MUG-CLASSIC", 1)
      await alice.sdk.store.cart.transferCart({ id: saved.id })
      const { id } = await fillCart(shop, "SHIRT-M-BLACK", 2)
      localStorage.setItem(CART, id)
      localStorage.setItem(`${CART}:${alice.id}`, saved.id)
      return { id, saved, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
    }
    const itemsOf = async (id: string) => {
      const { cart } = await alice.sdk.store.cart.retrieve({ id })
      return cart.items?.map(({ variant_sku, quantity }) => [variant_sku, quantity])
    }
    const enter = (client: QueryClient) => signIn(client, { email: alice.email, password: PASSWORD })
    /** Answers the requests whose method and address match. */
    const answer = (matches: RegExp, response: () => Response) =>
      vi.stubGlobal("fetch", async (input: string, init: RequestInit) =>
        matches.test(`${init.method ?? "GET"} ${input}`) ? response() : send(input, init),
      )
    const lost = (): Response => {
      throw new TypeError("Failed to fetch")
    }

    it("keeps the saved cart when the network is lost, and adds its items at the next sign-in", async () => {
      const { id, saved, client } = await twoCarts()
      answer(/^POST .*line-items/, lost)
      await enter(client)
      expect(await itemsOf(id)).toEqual([["SHIRT-M-BLACK", 2]])
      expect(client.getQueryData(joinedItemsQuery.queryKey)).toBeUndefined()
      expect(localStorage.getItem(`${CART}:${alice.id}`)).toBe(saved.id)
      vi.stubGlobal("fetch", send)
      await enter(client)
      expect(await itemsOf(id)).toEqual([
        ["SHIRT-M-BLACK", 2],
        ["MUG-CLASSIC", 1],
      ])
      expect(client.getQueryData(joinedItemsQuery.queryKey)).toBe(1)
      expect(localStorage.getItem(`${CART}:${alice.id}`)).toBeNull()
    })

    it("adds no item twice after its response and the read after it were lost", async () => {
      const { id, client } = await twoCarts()
      let isDown = false
      vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
        if (isDown) return lost()
        const response = await send(input, init)
        if (init.method !== "POST" || !input.includes("line-items")) return response
        isDown = true
        return lost()
      })
      await enter(client)
      vi.stubGlobal("fetch", send)
      await signOut(client, async () => {})
      const next = new QueryClient()
      await enter(next)
      expect(await itemsOf(id)).toEqual([
        ["SHIRT-M-BLACK", 2],
        ["MUG-CLASSIC", 1],
      ])
      expect(next.getQueryData(joinedItemsQuery.queryKey)).toBe(1)
      expect(localStorage.getItem(`${CART}:${alice.id}`)).toBe(id)
      expect(localStorage.getItem(`app:shop_cart_join:${alice.id}`)).toBeNull()
    })

    it("adds no item twice when the network is lost right after its response", async () => {
      const { id, client } = await twoCarts()
      let isDown = false
      vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
        if (isDown) return lost()
        const response = await send(input, init)
        isDown = init.method === "POST" && input.includes("line-items")
        return response
      })
      await enter(client)
      vi.stubGlobal("fetch", send)
      await signOut(client, async () => {})
      await enter(new QueryClient())
      expect(await itemsOf(id)).toEqual([
        ["SHIRT-M-BLACK", 2],
        ["MUG-CLASSIC", 1],
      ])
    })

    it("adds its codes at the next sign-in if they were lost", async () => {
      const application_method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
      const body = { code: "TENOFF", type: "standard", status: "active", application_method } as const
      await shop.admin.admin.promotion.create({ body })
      const { id, saved, client } = await twoCarts()
      await alice.sdk.store.cart.addPromotions({ id: saved.id, body: { promo_codes: ["TENOFF"] } })
      answer(/^POST .*promotions/, lost)
      await enter(client)
      vi.stubGlobal("fetch", send)
      await signOut(client, async () => {})
      await enter(new QueryClient())
      const { cart } = await alice.sdk.store.cart.retrieve({ id })
      expect(cart.promotions?.map(({ code }) => code)).toEqual(["TENOFF"])
    })

    it.each([500, 429])("keeps items whose addition failed with %s for the next sign-in", async (status) => {
      const { id, client } = await twoCarts()
      answer(/^POST .*line-items/, () => Response.json({ type: "unknown_error", message: "Failed" }, { status }))
      await enter(client)
      vi.stubGlobal("fetch", send)
      // The page is loaded again.
      await signOut(new QueryClient(), async () => {})
      await enter(new QueryClient())
      expect(await itemsOf(id)).toEqual([
        ["SHIRT-M-BLACK", 2],
        ["MUG-CLASSIC", 1],
      ])
    })

    it("reports the shopper's own change that was lost with it", async () => {
      const { client } = await twoCarts()
      const shirt = shop.variant("SHIRT-M-BLACK")
      const own = { kind: "add", variantId: shirt, quantity: 1 } as const
      let isPushed = false
      answer(/^POST .*line-items/, () => {
        if (!isPushed)
          void cartQueue(client, alice.id).push({ ...own, shown: { title: "Shirt", unitPrice: 1, currency: "eur" } })
        isPushed = true
        return lost()
      })
      await enter(client)
      expect(cartQueue(client, alice.id).state.failed).toMatchObject([{ change: own, error: { kind: "network" } }])
    })

    it("reports items that are refused, and doesn't say that they were added", async () => {
      const { client } = await twoCarts()
      const body = { type: "invalid_data", message: "No inventory", code: "insufficient_inventory" }
      answer(/^POST .*line-items/, () => Response.json(body, { status: 400 }))
      await enter(client)
      expect(client.getQueryData(joinedItemsQuery.queryKey)).toBeUndefined()
      expect(cartQueue(client, alice.id).state.failed).toMatchObject([
        { change: { kind: "add", quantity: 1 }, error: { code: "insufficient_inventory" } },
      ])
      expect(localStorage.getItem(`${CART}:${alice.id}`)).toBeNull()
    })

    it("keeps a saved cart that couldn't be read beside the present one, also after signing out", async () => {
      const { id, saved, client } = await twoCarts()
      answer(new RegExp(saved.id), lost)
      await enter(client)
      vi.stubGlobal("fetch", send)
      await signOut(client, async () => {})
      expect(localStorage.getItem(`${CART}:${alice.id}`)).toBe(`${id} ${saved.id}`)
      await enter(client)
      expect(visit().cartId).toBe(id)
      expect(await itemsOf(id)).toEqual([
        ["SHIRT-M-BLACK", 2],
        ["MUG-CLASSIC", 1],
      ])
    })

    it("adds its items once when two tabs sign in at the same time", async () => {
      const { id, client } = await twoCarts()
      const held = new Map<string, Promise<unknown>>()
      const request = (name: string, work: () => Promise<unknown>) => {
        const done = (held.get(name) ?? Promise.resolve()).then(work)
        held.set(
          name,
          done.catch(() => undefined),
        )
        return done
      }
      vi.stubGlobal("navigator", { locks: { request }, languages: ["en-US"], onLine: true })
      await Promise.all([enter(client), enter(new QueryClient())])
      expect(await itemsOf(id)).toEqual([
        ["SHIRT-M-BLACK", 2],
        ["MUG-CLASSIC", 1],
      ])
    })
  })

  it("stays a guest's when the customer's earlier one was ordered or is gone", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    localStorage.setItem(`${CART}:${alice.id}`, "cart_gone")
    const client = new QueryClient()
    await signIn(client, { email: alice.email, password: PASSWORD })
    expect(visit()).toMatchObject({ owner: alice.id, cartId: id })
    expect(client.getQueryData(joinedItemsQuery.queryKey)).toBeUndefined()
    expect(localStorage.getItem(`${CART}:${alice.id}`)).toBeNull()
  })

  it("comes back when the customer signs in again after signing out", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const client = new QueryClient()
    await signIn(client, { email: alice.email, password: PASSWORD })
    await signOut(client, async () => {})
    expect(visit()).toMatchObject({ owner: GUEST, cartId: null })
    await signIn(client, { email: bob.email, password: PASSWORD })
    expect(visit()).toMatchObject({ owner: bob.id, cartId: null })
    await signOut(client, async () => {})
    await signIn(client, { email: alice.email, password: PASSWORD })
    expect(visit()).toMatchObject({ owner: alice.id, cartId: id })
  })

  it("is transferred to the customer only when no other tab is placing its order", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const { open, opened } = gate()
    const asked = gate()
    const request = async (_name: string, work: () => Promise<unknown>) => {
      asked.open()
      await opened
      return work()
    }
    vi.stubGlobal("navigator", { locks: { request }, languages: ["en-US"], onLine: true })
    const done = signIn(new QueryClient(), { email: alice.email, password: PASSWORD })
    await asked.opened
    expect(tables.cart.get(id)?.customer_id ?? null).toBeNull()
    open()
    await done
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
  })

  it("stays the customer's who signed in first when two tabs sign in at once", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const { open, opened } = gate()
    const asked = gate()
    let isFirst = true
    const request = async (_name: string, work: () => Promise<unknown>) => {
      if (isFirst) {
        isFirst = false
        asked.open()
        await opened
      }
      return work()
    }
    vi.stubGlobal("navigator", { locks: { request }, languages: ["en-US"], onLine: true })
    const done = signIn(new QueryClient(), { email: bob.email, password: PASSWORD })
    await asked.opened
    await alice.sdk.store.cart.transferCart({ id })
    localStorage.setItem(CART, `${id} ${alice.id}`)
    localStorage.setItem(TOKEN, alice.token)
    open()
    await done
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
    expect(localStorage.getItem(TOKEN)).not.toBe(alice.token)
    expect(visit()).toMatchObject({ owner: bob.id, cartId: null })
  })

  it("is transferred in the same locked step that signs the customer in on this device", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const owners: string[] = []
    const request = async (_name: string, work: () => Promise<unknown>) => {
      owners.push(visit().owner)
      await work()
      owners.push(visit().owner)
    }
    vi.stubGlobal("navigator", { locks: { request }, languages: ["en-US"], onLine: true })
    await signIn(new QueryClient(), { email: alice.email, password: PASSWORD })
    expect(owners.slice(0, 2)).toEqual([GUEST, alice.id])
  })

  it("keeps its new region when a read from before the move arrives late", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const cart = await client.fetchQuery(cartQuery())
    const { regions } = await shop.store.store.region.list()
    const market = marketOf(regions, "us")
    if (!cart || !market) throw new Error("there is no cart or market")
    const { open, opened } = gate()
    const served = gate()
    let isHeld = true
    vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
      const response = await send(input, init)
      if (isHeld) {
        isHeld = false
        served.open()
        await opened
      }
      return response
    })
    const read = client.fetchQuery({ ...cartQuery(), staleTime: 0 }).catch(() => undefined)
    await served.opened
    await moveCart(client, { cart, market, gone: [] })
    open()
    await read
    expect(client.getQueryData(cartQuery().queryKey)?.currency_code).toBe("usd")
  })

  it("is read again when another tab changes it during the first read", async () => {
    const { id, items } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const stop = followVisit(client, () => undefined)
    const { open, opened } = gate()
    const served = gate()
    vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
      const response = await send(input, init)
      served.open()
      await opened
      return response
    })
    const leave = new QueryObserver(client, cartQuery()).subscribe(() => undefined)
    await served.opened
    await shop.store.store.cart.updateLineItem({ id, line_id: String(items?.[0]?.id), body: { quantity: 5 } })
    writeFromOtherTab("app:shop_cart_revision", `${id} 1`)
    open()
    await vi.waitFor(() => expect(client.getQueryData(cartQuery().queryKey)?.items).toMatchObject([{ quantity: 5 }]))
    leave()
    stop()
  })
})
