import { expect, it } from "vitest"
import { GUEST, ownerOf } from "./owner.ts"

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`

it.each([
  ["no token", null, GUEST],
  ["a customer's token", tokenOf({ actor_id: "cus_1" }), "cus_1"],
  ["a token with base64url characters", tokenOf({ actor_id: "cus_1", name: "ÿ?>ÿ~" }), "cus_1"],
  ["a login without a customer", tokenOf({ actor_id: "" }), GUEST],
  ["a token that can't be decoded", "t1", "unknown-t1"],
  ["a token whose payload isn't an object", `e30.${Buffer.from("null").toString("base64url")}.s`, "unknown-e30bnVsbAs"],
])("determines the owner of %s", (_, token, owner) => {
  expect(ownerOf(token)).toBe(owner)
})
