import { readFile } from "node:fs/promises"
import { adminToken, asAdmin } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const GRID = "/admin/settings/translations/product_tag"
const LANGUAGE = "de-DE"

interface Saved {
  readonly translations: { readonly reference_id: string; readonly translations: { readonly value: string } }[]
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const cells = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("gridcell")

/** Opens the data with translations, as an administrator, with three product tags that nobody has translated. */
async function openShop(page: Page, signIn: string) {
  await page.goto("/admin/login?scenario=flags")
  await expect(button(page, signIn)).toBeVisible()
  const token = await adminToken(page)
  await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
  const admin = await asAdmin(page)
  type Tags = { product_tags: { id: string }[] }
  const { product_tags } = await admin<Tags>("GET", "/admin/product-tags?limit=100&fields=id")
  for (const { id } of product_tags) await admin("DELETE", `/admin/product-tags/${id}`)
  const { translations } = await admin<{ translations: { id: string }[] }>(
    "GET",
    "/admin/translations?reference=product_tag&limit=100&fields=id",
  )
  await admin("POST", "/admin/translations/batch", { delete: translations.map(({ id }) => id) })
  const ids = new Map<string, string>()
  for (const value of ["Linen", "Glass", "=Oak"]) {
    type Tag = { product_tag: { id: string } }
    ids.set(value, (await admin<Tag>("POST", "/admin/product-tags?fields=id", { value })).product_tag.id)
  }
  /** German texts by original. */
  const german = async () => {
    const { translations } = await admin<Saved>(
      "GET",
      `/admin/translations?reference=product_tag&locale_code=${LANGUAGE}`,
    )
    const texts = [...ids].flatMap(([original, id]) => {
      const found = translations.find(({ reference_id }) => reference_id === id)?.translations.value
      return found ? [[original, found]] : []
    })
    return Object.fromEntries(texts)
  }
  return { german }
}

test("texts are typed, copied, exported, imported and saved @mock", async ({ page, axe }) => {
  const { german } = await openShop(page, "Sign in")

  await test.step("the overview leads to the missing texts", async () => {
    await visit(page, "/admin/settings/translations")
    await expect(page.getByRole("heading", { name: "Translations", level: 1 })).toBeVisible()
    await axe()
    await page.getByRole("link", { name: "0 of 3 texts, Product tags, German (Germany)" }).click()
    await expect(page.getByRole("row", { name: /^Linen/ })).toBeVisible()
    await axe()
  })

  await test.step("a text is typed and saved", async () => {
    await cells(page, "Linen").last().click()
    await page.keyboard.type("Leinen")
    await page.keyboard.press("Enter")
    await expect(page.getByText("1 unsaved change")).toBeVisible()
    await page.keyboard.press("Control+s")
    await expect(page.getByText("1 change saved")).toBeVisible()
    await expect(page.getByRole("row", { name: /^Linen/ })).toBeHidden()
    await expect(page.getByRole("checkbox", { name: "Only missing" })).toBeChecked()
  })

  await test.step("the originals are copied", async () => {
    await button(page, "Copy originals").click()
    await expect(page.getByText("2 unsaved changes")).toBeVisible()
    await page.keyboard.press("Control+s")
    await expect(page.getByText("2 changes saved")).toBeVisible()
    await expect(page.getByText("Every text is translated")).toBeVisible()
    expect(await german()).toEqual({ Linen: "Leinen", Glass: "Glass", "=Oak": "=Oak" })
  })

  const edited = await test.step("the texts are exported", async () => {
    // The URL has the choice: the checkbox shows it after the navigation.
    await page.getByRole("checkbox", { name: "Only missing" }).click()
    await expect(page.getByRole("checkbox", { name: "Only missing" })).not.toBeChecked()
    const download = page.waitForEvent("download")
    await button(page, "Export CSV").click()
    const file = await download
    expect(file.suggestedFilename()).toBe("translations-product_tag.csv")
    const text = await readFile(await file.path(), "utf8")
    // A spreadsheet doesn't take the text for a formula.
    expect(text).toContain("'=Oak")
    return `${text.replace(/Glass(\W*)$/m, "Glas$1").trimEnd()}\r\nptag_unknown,value,Nothing,Nichts\r\n`
  })

  await test.step("an edited file is imported and saved", async () => {
    await button(page, "Import CSV").click()
    const dialog = page.getByRole("dialog", { name: "Import translations" })
    await dialog.locator("input[type=file]").setInputFiles({
      name: "texts.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(edited),
    })
    await expect(dialog.getByText("1 translation to change")).toBeVisible()
    await expect(dialog.getByText("no record has the ID “ptag_unknown”")).toBeVisible()
    await axe()
    await dialog.getByRole("button", { name: "Add to the grid" }).click()
    await expect(page.getByText("1 unsaved change")).toBeVisible()
    await page.keyboard.press("Control+s")
    await expect(page.getByText("1 unsaved change")).toBeHidden()
    await expect.poll(german).toEqual({ Linen: "Leinen", Glass: "Glas", "=Oak": "=Oak" })
  })

  await test.step("the overview counts the translated texts", async () => {
    await page.getByRole("link", { name: "Translations", exact: true }).last().click()
    await expect(page.getByRole("link", { name: "3 of 3 texts, Product tags, German (Germany)" })).toBeVisible()
  })
})

test("the translated fields of a type are chosen, and pasted texts fill them @mock", async ({ page, context, axe }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openShop(page, "Sign in")
  await visit(page, "/admin/settings/translations")
  await button(page, "Edit fields of Products").click()
  const dialog = page.getByRole("dialog", { name: "Translated fields of Products" })
  for (const field of ["Subtitle", "Description", "Material"]) await dialog.getByLabel(field).uncheck()
  await axe()
  await dialog.getByRole("button", { name: "Save fields" }).click()
  await expect(page.getByText("Fields saved")).toBeVisible()
  await visit(page, "/admin/settings/translations/product")
  await expect(page.getByRole("row", { name: /Title/ }).first()).toBeVisible()
  await expect(page.getByRole("row", { name: /Description/ })).toHaveCount(0)
  await page.getByRole("row", { name: /Title/ }).first().getByRole("gridcell").last().click()
  await page.evaluate(() => navigator.clipboard.writeText("Un\nDeux\nTrois"))
  await page.keyboard.press("Control+v")
  await expect(page.getByText("3 unsaved changes")).toBeVisible()
  await expect(page.getByRole("gridcell", { name: "Deux" })).toBeVisible()
  await page.keyboard.press("Control+s")
  await expect(page.getByText("3 changes saved")).toBeVisible()
})

test("a column's name and a shared view apply to every administrator @mock", async ({ page, axe }) => {
  await openShop(page, "Sign in")
  await visit(page, "/admin/product-tags")
  await expect(page.getByRole("link", { name: "Glass" })).toBeVisible()
  await button(page, "Display").click()
  await button(page, "Rename columns").click()
  const labels = page.getByRole("dialog", { name: "Rename columns" })
  await labels.getByLabel("Name of “Name”").fill("Fabric or wood")
  await axe()
  await labels.getByRole("button", { name: "Save names" }).click()
  await expect(page.getByRole("columnheader", { name: "Fabric or wood" })).toBeVisible()

  await page.getByRole("searchbox").first().fill("linen")
  await expect(page.getByRole("link", { name: "Glass" })).toBeHidden()
  await button(page, "Save view").click()
  const view = page.getByRole("dialog", { name: "Save view" })
  await view.getByLabel("Name").fill("Fabrics")
  await view.getByLabel("Share with all admins").check()
  await axe()
  await view.getByRole("button", { name: "Save view" }).click()
  await expect(
    page.getByRole("navigation", { name: "Saved views" }).getByRole("link", { name: "Fabrics" }),
  ).toBeVisible()

  // As anyone else: nothing of it is kept on the device.
  await page.evaluate(() => {
    const token = localStorage.getItem("admin_token") ?? ""
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem("admin_token", token)
  })
  await page.goto("/admin/product-tags")
  await expect(page.getByRole("columnheader", { name: "Fabric or wood" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Linen" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Glass" })).toBeHidden()
})

test.describe("at 390 pixels, dark, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", locale: "de-DE" })

  test("the list of texts, the grid and its dialogs fit the screen @mock", async ({ page, axe }) => {
    await openShop(page, "Anmelden")
    const check = async () => {
      await expectNoOverflow(page)
      await axe()
    }
    await visit(page, "/admin/settings/translations")
    await expect(page.getByRole("heading", { name: "Übersetzungen", level: 1 })).toBeVisible()
    await expect(page.getByText("0 von 3 Texten").first()).toBeVisible()
    await check()
    await visit(page, `${GRID}?locale=fr-FR`)
    await expect(page.getByRole("row", { name: /^Linen/ })).toBeVisible()
    await check()
    await cells(page, "Linen").last().click()
    await page.keyboard.type("Lin")
    await page.keyboard.press("Enter")
    await expect(page.getByText("1 nicht gespeicherte Änderung")).toBeVisible()
    await check()
    await button(page, "CSV importieren").click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await check()
  })
})
