import { expect, it } from "vitest"
import { placeErrors } from "./server-errors.ts"

const fields = ["title", "handle", "metadata", "options"]

it("places each problem of an invalid request on its path", () => {
  const message =
    "Invalid request: Field 'title' is required; Expected type: 'string' for field 'options, 0, title', got: '3'"
  expect(placeErrors(message, fields)).toEqual({
    placed: [
      { field: "title", kind: "required", text: "Field 'title' is required" },
      {
        field: "options.0.title",
        kind: "invalid",
        text: "Expected type: 'string' for field 'options, 0, title', got: '3'",
      },
    ],
    rest: undefined,
  })
})

it("places a duplicate on its column", () => {
  const message = "Product collection with handle: summer, with comma, already exists."
  expect(placeErrors(message, fields).placed).toEqual([{ field: "handle", kind: "taken", text: "summer, with comma" }])
})

it("leaves problems of other fields to the form", () => {
  const message = "Invalid request: Field 'parent' is required; Field 'title' is required"
  expect(placeErrors(message, fields)).toMatchObject({
    placed: [{ field: "title" }],
    rest: "Field 'parent' is required",
  })
  expect(placeErrors("Product type with value: x, already exists.", fields).rest).toBe(
    "Product type with value: x, already exists.",
  )
  expect(placeErrors("", fields)).toEqual({ placed: [], rest: "" })
})

it("places the exceptions of a resource", () => {
  const message = "Cannot set field 'handle' of Product collection to null"
  expect(placeErrors(message, fields, { title: /field 'handle' of .* to null/ }).placed).toEqual([
    { field: "title", kind: "invalid", text: message },
  ])
})

it("returns the key of the form's own text for an exception that has one", () => {
  const message = 'Variant "A" has same combination of option values as "B".'
  const exceptions = { options: [/Option value /, { message: /same combination/, rule: "combinationTaken" }] }
  expect(placeErrors(message, fields, exceptions).placed).toEqual([
    { field: "options", kind: "rule", text: "combinationTaken" },
  ])
})
