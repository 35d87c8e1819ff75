import { describe, expect, it } from "vitest"
import { readBody } from "./read-body.ts"

const post = (body: string) =>
  new Request("http://mock.test/admin/products", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  })

describe("a malformed JSON body", () => {
  it.each([
    ["{", "Expected property name or '}' in JSON at position 1"],
    ['{"a":1,}', "Expected double-quoted property name in JSON at position 7"],
    ['{\n"a":\n1,\nb}', "Expected double-quoted property name in JSON at position 10"],
    ['{"a":1}x', "Unexpected non-whitespace character after JSON at position 7"],
    ['{"a":nul}', 'Unexpected token \'}\', "{"a":nul}" is not valid JSON'],
    ['{"a":', "Unexpected end of JSON input"],
  ])("is refused with the same message on every version of Node: %j", async (body, message) => {
    await expect(readBody(post(body))).rejects.toMatchObject({ status: 400, message })
  })
})

it("refuses a truncated body without reporting a bug", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) })
  const headers = { "content-type": "application/json" }
  const request = new Request("http://mock.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit)
  await expect(readBody(request)).rejects.toMatchObject({ status: 400, message: "aborted" })
})

it.each([
  ["größe 1.png", "grÃ¶Ã\u009fe 1.png"],
  ["日.png", "æ\u0097¥.png"],
  ["plain.png", "plain.png"],
])("reads the name of the file %s as Latin-1, like the server", async (name, read) => {
  const body = new FormData()
  body.append("files", new File(["x"], name, { type: "image/png" }))
  const { files } = await readBody(new Request("http://mock.test/admin/uploads", { method: "POST", body }))
  expect(files.map((file) => file.name)).toEqual([read])
})
