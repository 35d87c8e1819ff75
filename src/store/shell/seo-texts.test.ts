import { expect, it } from "vitest"
import { seoTexts } from "./seo-texts.ts"

it("takes the texts for search engines from the metadata, otherwise the record's own", () => {
  const metadata = { seo_title: " Oak chair ", seo_description: "A chair of oak." }
  expect(seoTexts(metadata, "Chair", "Sit.")).toEqual({ title: "Oak chair", description: "A chair of oak." })
  expect(seoTexts(null, "Chair", "Sit.")).toEqual({ title: "Chair", description: "Sit." })
})

it("ignores metadata that is no text", () => {
  expect(seoTexts({ seo_title: 7, seo_description: " " }, "Chair", "")).toEqual({
    title: "Chair",
    description: undefined,
  })
  expect(seoTexts("seo", "Chair")).toEqual({ title: "Chair", description: undefined })
})
