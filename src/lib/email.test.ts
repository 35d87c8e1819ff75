import { expect, it } from "vitest"
import { isEmail } from "./email.ts"

// As the real server answers to `POST /store/carts/:id` with each of them.
it.each(["o'neil+x@ex-ample.co.uk", "A@B.DE", "a_b-c.d@e.museum", " a@b.de "])("accepts %j", (text) => {
  expect(isEmail(text)).toBe(true)
})
it.each([
  "max.müller@example.de",
  "x@example.com.",
  "a..b@c.de",
  "😀@x.de",
  "a.@b.de",
  ".a@b.de",
  "a@b.c",
  "a@b",
  "a%b@c.de",
  "a@münchen.de",
  "a@-b.de",
  "a b@c.de",
  "a@b@c.de",
])("refuses %j", (text) => expect(isEmail(text)).toBe(false))
