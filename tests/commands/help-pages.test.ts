import { describe, expect, it } from "vitest"
import { hasPlaceholders, withReturnPeriod } from "#lib/help-page.ts"
import { compileHelpPage } from "#scripts/vite/help-pages/compile.ts"

const compile = (body: string) =>
  compileHelpPage(`---\ntitle: Returns\ndescription: How to return.\n---\n${body}`, "returns.md")

describe("a help page", () => {
  it("becomes its title, description and elements", () => {
    expect(compile("## A & B\n\nText with **weight** and a [link](/cart).\nNext line\n\n- one\n- two")).toEqual({
      title: "Returns",
      description: "How to return.",
      nodes: [
        { name: "h2", nodes: ["A & B"] },
        {
          name: "p",
          nodes: [
            "Text with ",
            { name: "strong", nodes: ["weight"] },
            " and a ",
            { name: "a", href: "/cart", nodes: ["link"] },
            ".",
            { name: "br", nodes: [] },
            "Next line",
          ],
        },
        {
          name: "ul",
          nodes: [
            { name: "li", nodes: ["one"] },
            { name: "li", nodes: ["two"] },
          ],
        },
      ],
    })
  })

  it("marks placeholders, also those that look like an address", () => {
    const { nodes } = compile("Email: [[service@example.com]]")
    expect(nodes).toEqual([{ name: "p", nodes: ["Email: ", { name: "mark", nodes: ["service@example.com"] }] }])
    expect(hasPlaceholders(nodes)).toBe(true)
    expect(hasPlaceholders(compile("Email: service@shop.test").nodes)).toBe(false)
  })

  it("keeps the number of a list that continues another one", () => {
    expect(compile("3. three\n4. four").nodes).toMatchObject([{ name: "ol", start: 3 }])
    expect(compile("1. one").nodes[0]).not.toHaveProperty("start")
  })

  it("shows code as it is written", () => {
    expect(compile("- `&nbsp;`").nodes).toEqual([
      { name: "ul", nodes: [{ name: "li", nodes: [{ name: "code", nodes: ["&nbsp;"] }] }] },
    ])
  })

  it.each([
    ["<script>alert(1)</script>", "isn't allowed"],
    ["Text <b onclick=alert(1)>bold</b>", "isn't allowed"],
    ["![picture](https://example.com/a.png)", "isn't allowed"],
    ["[link](javascript:alert(1))", "javascript:alert(1) isn't allowed"],
    ["[link](//example.com)", "//example.com isn't allowed"],
    ["# Title", "headings start with ##"],
    ["- 9&nbsp;am to 5&nbsp;pm", "&nbsp; isn't allowed"],
  ])("is refused with its file if it holds %j", (body, problem) => {
    expect(() => compile(body)).toThrow("returns.md")
    expect(() => compile(body)).toThrow(problem)
  })

  it("is refused without a title", () => {
    expect(() => compileHelpPage("Text", "terms.md")).toThrow("terms.md: its front matter needs a title")
  })
})

describe("the return period", () => {
  const { nodes } = compile("You have {returnPeriod}.\n\n{noReturnPeriod} Please **ask**.\n\nAlways.")
  const textsOf = (period: string | undefined) => JSON.stringify(withReturnPeriod(nodes, period))

  it("replaces its placeholder", () => {
    expect(textsOf("14 days")).toContain("You have 14 days.")
    expect(textsOf("14 days")).not.toContain("Please")
  })

  it("isn't promised by a shop without one", () => {
    const texts = textsOf(undefined)
    expect(texts).not.toContain("You have")
    expect(withReturnPeriod(nodes, undefined)).toHaveLength(2)
    expect(texts).toContain("Please")
    expect(texts).not.toContain("noReturnPeriod")
  })
})
