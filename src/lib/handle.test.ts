import { expect, it } from "vitest"
import { spellingsOf, suggestCategoryHandle, suggestHandle } from "./handle.ts"

it.each([
  ["Summer 2026", "summer-2026"],
  ["Größe & Weite", "groesse-weite"],
  ["  Crème brûlée!  ", "creme-brulee"],
  ["Men’s shoes / boots", "mens-shoes-boots"],
  ["Łódź", "lodz"],
  ["夏のセール", "夏のセール"],
  ["!!!", ""],
  ["Ærø", "aeroe"],
  ["Tiếng Việt", "tieng-viet"],
  ["İstanbul", "istanbul"],
  ["プレゼント", "プレゼント"],
  ["ﾌﾟﾚｾﾞﾝﾄ", "プレゼント"],
  ["한국어 책".normalize("NFD"), "한국어-책".normalize("NFC")],
  ["Книжный шкаф", "книжный-шкаф"],
  ["Μικρό φλιτζάνι", "μικρό-φλιτζάνι"],
  // The server's own handles of these titles.
  ["हिन्दी किताब", "हनद-कतब"],
  ["เสื้อยืด", "เสอยด"],
  ["🎁 Gift ❤️ box", "gift-box"],
  ["🎁", ""],
])("suggests a handle for “%s”", (name, handle) => {
  expect(suggestHandle(name)).toBe(handle)
})

it.each([
  ["Größe & Weite", "groesse-weite"],
  ["हिन्दी किताब", "हिन्दी-किताब"],
  ["เสื้อยืด", "เสื้อยืด"],
  ["한국어 책".normalize("NFD"), "한국어-책".normalize("NFC")],
  ["می‌خواهم", "میخواهم"],
  ["🎁 Gift ❤️ box", "gift-box"],
  ["🎁 🎉", "🎁-🎉"],
  ["", ""],
])("suggests a handle for the category “%s”", (name, handle) => {
  expect(suggestCategoryHandle(name)).toBe(handle)
})

it("finds a handle composed and decomposed", () => {
  expect(spellingsOf("mug")).toEqual(["mug"])
  expect(spellingsOf("한국어".normalize("NFD"))).toEqual(["한국어".normalize("NFD"), "한국어".normalize("NFC")])
})
