import { describe, expect, test } from "vitest"
import { type Locale, locales } from "#lib/locale.ts"
import { loadMessages, mergeMessages, messageFiles, type Part } from "./index.ts"
import { loadWorkbenchMessages } from "./workbench.ts"

/** Messages by path: "ui.pagination.page" -> "Page {page, number} of …". */
function flatten(node: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}${key}`, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  )
}

/** Names of placeholders and tags in a message: "{count, plural, one {# of {all}} …}" has two. */
function blanks(text: string): string[] {
  const found = new Set([...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag))
  let at = 0
  const message = () => {
    for (; at < text.length && text[at] !== "}"; at++) if (text[at] === "{") argument()
  }
  const argument = () => {
    const [head = "", name = "", kind] = /^\{\s*(\w+)\s*(?:,\s*(\w+))?/.exec(text.slice(at)) ?? []
    found.add(name)
    at += Math.max(head.length, 1)
    const branches = kind === "plural" || kind === "select" || kind === "selectordinal"
    for (; at < text.length && text[at] !== "}"; at++) {
      if (!branches || text[at] !== "{") continue
      at++
      message()
    }
  }
  message()
  return [...found].sort()
}

const parts = Object.keys(messageFiles.en) as Part[]
const loadAll = async (locale: Locale) =>
  flatten({ ...(await loadMessages(locale, ...parts)), ...(await loadWorkbenchMessages(locale)) })
const english = await loadAll("en")

describe.each(locales.filter((locale) => locale !== "en"))("the messages of locale %s", async (locale) => {
  const translated = await loadAll(locale)

  test("have exactly the keys of the English messages", () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test("have the same placeholders as the English messages", () => {
    const differing = [...english].flatMap(([key, text]) => {
      const other = translated.get(key) ?? ""
      return String(blanks(text)) === String(blanks(other)) ? [] : [`${key}: ${text} | ${other}`]
    })
    expect(differing).toEqual([])
  })

  test("are never empty", () => {
    expect([...translated].filter(([, text]) => text.trim() === "")).toEqual([])
  })
})

test("compiled messages, which are lists, stay as they are when a part is added twice", () => {
  const part = { search: { found: ["Found ", ["count"]] } }
  expect(mergeMessages(part, part)).toEqual(part)
})
