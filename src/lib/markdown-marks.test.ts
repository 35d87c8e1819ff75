import { expect, it } from "vitest"
import { hasMarkdown, withoutMarkdown } from "./markdown-marks.ts"

it.each([
  ["**Warm** and *light*", "Warm and light"],
  ["***Very* warm**, ***soft***", "Very warm, soft"],
  ["__Warm__ and _light_.", "Warm and light."],
  ["**Halb**bitter: **10*20** cm, 5*3 and 4*2", "Halbbitter: 10*20 cm, 5*3 and 4*2"],
  ["# Care\nWash cold.", "Care\nWash cold."],
  ["Made of:\n- oak\n* steel\n  + screws", "Made of:\noak\nsteel\nscrews"],
  ["1. Unfold\n2. Sit", "1. Unfold\n2. Sit"],
  ["> Soft.", "Soft."],
  ['See the [size guide](/pages/sizes "Sizes").', "See the size guide."],
  ["[Oak](https://tree.example/oak_(tree)?a=(1)) and [Ash](/ash)", "Oak and Ash"],
  ["![A chair](https://img.example/chair.jpg) of oak", "A chair of oak"],
  ["*One* of 5\\*5 cm", "One of 5*5 cm"],
])("finds the marks in %j and removes them", (text, plain) => {
  expect(hasMarkdown(text)).toBe(true)
  expect(withoutMarkdown(text)).toBe(plain)
})

it.each([
  "Two lines\nof plain text.",
  "5 * 3 * 2 cm, 2*4",
  "10*20*30 cm, 5*3 and 4*2, 2**3 and 4**5",
  "snake_case_name and _",
  "No. 1) of #2, #oak",
  "A - B, -10 °C",
  "Sizes [S] (small), a > b",
  "<b>bold</b> & <script>alert(1)</script>",
  "C:\\new\\*",
  "",
])("leaves %j as it is", (text) => {
  expect(hasMarkdown(text)).toBe(false)
  expect(withoutMarkdown(text)).toBe(text)
})

it.each(["[", "[a](", "![", "*a_", "**a ", "__a", "- ", "> "])(
  "leaves a text as it is that repeats %j too often for a parser",
  (part) => {
    const text = `**Long** ${part.repeat(200_000 / part.length)}`
    expect(hasMarkdown(text)).toBe(false)
    expect(withoutMarkdown(text)).toBe(text)
  },
)
