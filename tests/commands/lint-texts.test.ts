import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { findFaults, type Terms } from "#scripts/lint/texts/faults.mjs"
import { usagesIn } from "#scripts/lint/texts/usages.mjs"

const terms: Terms = { avoid: [{ words: "parcels?", use: "package" }], afterNumbers: "of" }
const usages = [
  { pattern: /^orders\./, isLabel: false },
  { pattern: /^orders\.button$/, isLabel: true },
]
const check = (key: string, text: string, exceptions = {}) =>
  findFaults({ texts: [[key, text]], usages, terms, exceptions })

describe("text lint", () => {
  it("rejects words that the glossary replaces", () => {
    expect(check("orders.text", "Two Parcels have shipped")).toEqual(["orders.text: “parcels” should be package"])
    expect(check("orders.text", "{parcel} has shipped")).toEqual([])
  })

  it("allows a word excepted for its key, and rejects an unused exception", () => {
    const exceptions = { "orders.text": ["parcel"] }
    expect(check("orders.text", "Your parcel", exceptions)).toEqual([])
    expect(check("orders.text", "Your package", exceptions)).toEqual([
      "orders.text: the exception “parcel” excuses nothing",
    ])
  })

  it("rejects a key that no code uses", () => {
    expect(check("returns.text", "Fine")).toEqual(["returns.text: no code uses this key"])
  })

  it("rejects a label of more than 120 characters, counting the longest plural form", () => {
    const half = "a".repeat(60)
    expect(check("orders.button", `${half}${half}a`)).toEqual([
      "orders.button: a label of 121 characters, at most 120 fit",
    ])
    expect(check("orders.button", `{count, plural, one {${half}} other {${half}b}}`)).toEqual([])
    expect(check("orders.text", `${half}${half}a`)).toEqual([])
  })

  it("rejects a plural with a missing form, also in a nested plural", () => {
    const missing = ["orders.text: the plural form “one” is missing"]
    expect(check("orders.text", "{count, plural, =0 {None} other {# left}}")).toEqual(missing)
    expect(check("orders.text", "{a, plural, one {{b, plural, other {# left}}} other {#}}")).toEqual(missing)
    expect(check("orders.text", "{count, plural, one {#} other {#}}")).toEqual([])
  })

  it("rejects a number before a word outside a plural", () => {
    expect(check("orders.text", "At least {min, number} characters")).toEqual([
      "orders.text: a number before a word needs plural forms",
    ])
    expect(check("orders.text", "{at, number} of {all, number}")).toEqual([])
  })

  it("finds the keys used in code, and which of them are labels", () => {
    const source = `
      function Page({ kind }) {
        const t = useTranslations("orders")
        return <Button label={t("label")}>{kind ? t("a") : t(\`kinds.\${kind}\`)}<p>{t.rich("text")}</p></Button>
      }
      function Other() {
        const t = useTranslations("other")
        return t("title")
      }`
    const found = usagesIn("page.tsx", source).map(({ pattern, isLabel }) => [pattern.source, isLabel])
    expect(found).toEqual([
      ["^orders\\.label$", true],
      ["^orders\\.a$", true],
      ["^orders\\.kinds\\.[^.]+$", true],
      ["^orders\\.text$", false],
      ["^other\\.title$", false],
    ])
  })
})

describe("lint terms", async () => {
  const { en } = JSON.parse(await readFile("scripts/lint/terms.json", "utf8")) as { en: Terms }
  const glossary = (await readFile("docs/writing.md", "utf8")).split("## Glossary")[1]?.split("\n## ")[0] ?? ""
  const rows = [...glossary.matchAll(/^\| .* \| (.*) \|$/gm)].slice(2).map(([, words = ""]) => words)
  // The last two rows are about names in code.
  const avoided = rows.slice(0, -2).flatMap((words) => words.replace(/\(.*\)/, "").split(", "))
  // Too common in other meanings.
  const words = avoided.map((word) => word.trim()).filter((word) => !["way", "what was seen"].includes(word))

  it.each(words)("reject a term replaced by the glossary: %s", (word) => {
    const faults = findFaults({ texts: [["orders.text", word]], usages, terms: en, exceptions: {} })
    expect(faults).not.toEqual([])
  })
})
