// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import { srcSetOf } from "./src-set.ts"

const template = "https://img.example.com/?w={width}&url={url}"
const url = "https://cdn.example.com/a b.png?v=1&x=$&"

describe("a picture on a host that resizes pictures", () => {
  it("is offered in several widths, with its URL encoded", () => {
    const [smallest, ...others] = srcSetOf(url, template)?.split(", ") ?? []
    const encoded = "https%3A%2F%2Fcdn.example.com%2Fa%2520b.png%3Fv%3D1%26x%3D%24%26"
    expect(smallest).toBe(`https://img.example.com/?w=160&url=${encoded} 160w`)
    expect(others).toHaveLength(6)
  })

  it("has an absolute URL, if its own is relative to the shop", () => {
    expect(srcSetOf("/static/a.png", template)).toContain(encodeURIComponent(`${window.location.origin}/static/a.png`))
  })

  it.each([
    ["without a template", url, undefined],
    ["with a template without the width", url, "https://img.example.com/?url={url}"],
    ["with a template without the URL", url, "https://img.example.com/{width}"],
    ["for a malformed URL", "http://[", template],
    ["for an embedded picture", "data:image/png;base64,AAAA", template],
  ])("has no widths %s", (_, picture, given) => {
    expect(srcSetOf(picture, given)).toBeUndefined()
  })
})
