import { beforeEach, describe, expect, it } from "vitest"
import type { StoreSdk } from "#sdk/store.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import { addAddress, removeAddress } from "./address-book.ts"

const shop = await openLiveShop()
const { faults } = shop.backend
const body = { ...address, company: null, is_default_shipping: true }
const LOST = { method: "POST", path: "/store/customers/me/addresses", drop: "after", times: 1 } as const
let sdk: StoreSdk
let count = 0
const book = async () => (await sdk.store.customer.retrieve()).customer.addresses ?? []

beforeEach(async () => {
  faults.set([])
  count += 1
  sdk = await signUpCustomer(shop, `nora-${count}@example.com`)
})

describe("adding an address", () => {
  it("saves it once when the response is lost", async () => {
    faults.set([LOST])
    const { addresses } = await addAddress(sdk, body, [])
    expect(addresses).toMatchObject([{ address_1: "Lange Strasse 7" }])
    expect(await book()).toHaveLength(1)
  })

  it("saves it once when reading the book fails too and the user retries", async () => {
    faults.set([LOST, { method: "GET", path: "/store/customers/me", drop: "before", times: 1 }])
    await expect(addAddress(sdk, body, [])).rejects.toMatchObject({ kind: "network" })
    await addAddress(sdk, { ...body }, [])
    expect(await book()).toHaveLength(1)
  })

  it("sends it again when the request didn't arrive", async () => {
    faults.set([{ ...LOST, drop: "before" }])
    await expect(addAddress(sdk, body, [])).rejects.toMatchObject({ kind: "network" })
    await addAddress(sdk, body, [])
    expect(await book()).toHaveLength(1)
  })

  it("accepts a duplicate of another address in the book", async () => {
    const first = await addAddress(sdk, body, [])
    faults.set([LOST])
    await addAddress(sdk, body, first.addresses ?? [])
    expect(await book()).toHaveLength(2)
    await addAddress(sdk, body, await book())
    expect(await book()).toHaveLength(3)
  })

  it("saves only the corrected address after a lost request", async () => {
    faults.set([{ ...LOST, drop: "before" }])
    await expect(addAddress(sdk, body, [])).rejects.toMatchObject({ kind: "network" })
    await addAddress(sdk, { ...body, city: "Hamburg" }, [])
    expect(await book()).toMatchObject([{ city: "Hamburg" }])
  })
})

describe("correcting an address whose response and the read after it were lost", () => {
  const save = async () => {
    faults.set([LOST, { method: "GET", path: "/store/customers/me", drop: "before", times: 1 }])
    await expect(addAddress(sdk, body, [])).rejects.toMatchObject({ kind: "network" })
  }

  it("corrects the one that was saved", async () => {
    await save()
    await addAddress(sdk, { ...body, address_1: "Lange Strasse 8" }, [])
    expect(await book()).toMatchObject([{ address_1: "Lange Strasse 8" }])
  })

  it("adds another one if the shopper has seen it in the book", async () => {
    await save()
    await addAddress(sdk, { ...body, address_1: "Lange Strasse 8" }, await book())
    expect((await book()).map(({ address_1 }) => address_1).sort()).toEqual(["Lange Strasse 7", "Lange Strasse 8"])
  })
})

describe("removing an address", () => {
  it("succeeds when the response is lost or the address is already gone", async () => {
    const [saved] = (await addAddress(sdk, body, [])).addresses ?? []
    faults.set([{ method: "DELETE", drop: "after", times: 1 }])
    expect((await removeAddress(sdk, saved?.id ?? "")).addresses).toEqual([])
    expect((await removeAddress(sdk, saved?.id ?? "")).addresses).toEqual([])
  })
})
