import { beforeEach, describe, expect, it, vi } from "vitest"
import type { HelpNode } from "#lib/help-page.ts"
import { markdownNodes } from "./markdown-nodes.ts"

beforeEach(() => void vi.stubEnv("VITE_SITE_URL", "https://shop.example"))

/** Writes nodes as HTML would be written, without escaping. */
const written = (nodes: readonly HelpNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node
      const { name, nodes: inside, ...attributes } = node
      const shown = Object.entries(attributes).map(([key, value]) => ` ${key}=${value}`)
      return `<${name}${shown.join("")}>${written(inside)}</${name}>`
    })
    .join("")
const read = (text: string) => written(markdownNodes(text)).replaceAll("<br></br>", "<br>")

describe("a description in Markdown", () => {
  it.each([
    ["**Warm** and *light*", "<p><strong>Warm</strong> and <em>light</em></p>"],
    ["**Size**: 10*20*30 cm, 5*3 and 4*2", "<p><strong>Size</strong>: 10*20*30 cm, 5*3 and 4*2</p>"],
    ["**Halb**bitter", "<p><strong>Halb</strong>bitter</p>"],
    ["One\nTwo\n\nThree", "<p>One<br>Two</p><p>Three</p>"],
    ["- Oak\n- Steel", "<ul><li>Oak</li><li>Steel</li></ul>"],
    ["Made of:\n- Oak\n  - solid", "<p>Made of:</p><ul><li>Oak<ul><li>solid</li></ul></li></ul>"],
    ["3. Unfold\n4. Sit", "<ol start=3><li>Unfold</li><li>Sit</li></ol>"],
    ["> Soft", "<blockquote><p>Soft</p></blockquote>"],
    ["# Care\n## Wash\n#### Dry", "<h3>Care</h3><h4>Wash</h4><h6>Dry</h6>"],
    ["### Care\n###### Dry", "<h3>Care</h3><h6>Dry</h6>"],
    ["*5\\*5* & “x” &amp;", "<p><em>5*5</em> & “x” &amp;</p>"],
  ])("reads %j", (text, html) => {
    expect(read(text)).toBe(html)
  })

  it.each([
    ["/pages/shipping?a=1#b", "href=/pages/shipping?a=1#b"],
    ["pages/shipping", "href=/pages/shipping"],
    ["https://shop.example/products", "href=/products"],
    ["java&#115;cript:alert(1)", "href=/java&#115;cript:alert(1)"],
    ["?variant=1", "href=?variant=1"],
    ["mailto:a@shop.example", "href=mailto:a@shop.example"],
    ["https://oak.example/chair", "href=https://oak.example/chair rel=nofollow noopener"],
    ["//oak.example", "href=https://oak.example/ rel=nofollow noopener"],
    ["/\\oak.example", "href=https://oak.example/ rel=nofollow noopener"],
    ["https://shop.example//oak.example", "href=/oak.example"],
  ])("links to %s", (address, attributes) => {
    expect(read(`[here](${address})`)).toBe(`<p><a ${attributes}>here</a></p>`)
  })

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "<java\tscript:alert(1)>",
    "\u0001javascript:alert(1)",
    "data:text/html,<b>",
    "vbscript:x",
    "blob:https://shop.example/1",
    "file:///etc/passwd",
    "tel:1",
    "http://[",
  ])("has no link to %j", (address) => {
    expect(read(`[here](${address})`)).not.toContain("<a")
  })

  it("loads no picture", () => {
    expect(read("![A chair](https://evil.example/x.png) of **oak**")).toBe("<p>A chair of <strong>oak</strong></p>")
  })

  it.each([
    "<script>alert(1)</script>",
    "</script><script>alert(1)",
    '<img src=x onerror="alert(1)">',
    "<div>\n\n*a*",
    "<!-- hidden -->",
    "[hidden]: https://evil.example",
    "    indented",
    "```js\ncode\n```",
  ])("shows %j as it is written", (text) => {
    const nodes = markdownNodes(`${text}\n\n**end**`)
    const names = JSON.stringify(nodes).match(/(?<="name":")\w+/g) ?? []
    expect(names.filter((name) => !["p", "br", "strong", "em"].includes(name))).toEqual([])
    const shown = (node: HelpNode): string => (typeof node === "string" ? node : node.nodes.map(shown).join(""))
    const letters = (value: string) => value.replaceAll(/[\s*`]/g, "")
    expect(letters(nodes.map(shown).join(""))).toBe(letters(`${text}end`))
  })

  it.each(["[", "![", "[a](", "> ", "- ", "1. ", "*a ", "**a", "_a_", "<a ", "#", "* * "])(
    "reads a text that repeats %j",
    (part) => {
      const nodes = markdownNodes(part.repeat(10_000 / part.length))
      const depth = (node: HelpNode): number =>
        typeof node === "string" ? 0 : 1 + Math.max(0, ...node.nodes.slice(0, 100).map(depth))
      expect(Math.max(...nodes.map(depth))).toBeLessThan(20)
    },
  )
})
