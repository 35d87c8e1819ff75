import { describe, expect, it } from "vitest"
import { signInSearch } from "#store/account/sign-in/sign-in-search.ts"
import { localPath } from "./local-path.ts"

const { next } = signInSearch
const admin = localPath(/^\/admin(\/|$)/)

describe("the page to open after signing in", () => {
  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/account/..//evil.example",
    "/admin/..//evil.example",
    " //evil.example",
    "javascript:alert(1)",
    "/\u0000javascript:alert(1)".slice(1),
    "data:text/html,<script>alert(1)</script>",
    "account",
    "",
    42,
    null,
  ])("isn't %j", (value) => {
    expect([next(value), admin(value)]).toEqual([undefined, undefined])
  })

  it("is a path of the same part of the app, with its query and fragment", () => {
    expect(next("/checkout?step=address#email")).toBe("/checkout?step=address#email")
    expect(next("/products?q=https://evil.example")).toBe("/products?q=https://evil.example")
    expect(admin("/admin?range=7")).toBe("/admin?range=7")
    expect(admin("/admin/orders/order_1")).toBe("/admin/orders/order_1")
    expect([next("/admin/orders"), next("/account/../admin"), admin("/account"), admin("/administer")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
