import { describe, expect, it } from "vitest"
import { ApiError } from "#sdk/error.ts"
import { addPromotionCode } from "./promotion-code.ts"

/** A server that knows one code, and notes what it is asked for. */
function server(known: string, problem?: unknown) {
  const asked: string[] = []
  const add = async (code: string) => {
    asked.push(code)
    if (code === known) return code
    throw problem ?? refusal(code)
  }
  return { asked, add }
}
const refusal = (code: string) =>
  new ApiError({ kind: "http", status: 400, type: "invalid_data", message: `${code} is invalid` })

describe("a promotion code", () => {
  it("is added as it was entered", async () => {
    const { asked, add } = server("summer")
    expect(await addPromotionCode("summer", add)).toBe("summer")
    expect(asked).toEqual(["summer"])
  })

  it("is tried in capitals if the server doesn't know it", async () => {
    const { asked, add } = server("SUMMER")
    expect(await addPromotionCode("Summer", add)).toBe("SUMMER")
    expect(asked).toEqual(["Summer", "SUMMER"])
  })

  it("is refused as it was entered if neither is known", async () => {
    const { asked, add } = server("OTHER")
    await expect(addPromotionCode("Summer", add)).rejects.toThrow("Summer is invalid")
    expect(asked).toEqual(["Summer", "SUMMER"])
  })

  it("isn't tried again after another failure", async () => {
    const { asked, add } = server("SUMMER", new TypeError("offline"))
    await expect(addPromotionCode("Summer", add)).rejects.toThrow("offline")
    expect(asked).toEqual(["Summer"])
  })
})
