import { expect, it } from "vitest"
import { manifest, withBrand } from "./brand-page.ts"

const page = '<head><title>Store</title><link rel="icon" href="/shop/favicon.svg" type="image/svg+xml" /></head>'

it("writes the shop's name, icon and colors into a page, and replaces them later", () => {
  const first = withBrand(page, { VITE_SHOP_NAME: "Nord & <Süd>", VITE_SHOP_ICON: "/n.svg", VITE_SHOP_RADIUS: "0" })
  expect(first).toContain("<title>Nord &amp; &lt;Süd></title>")
  expect(first).toContain('<link rel="icon" href="/n.svg" />')
  expect(first).toMatch(/<style id="brand">:root\{--radius-sm:0px[^<]*<\/style><\/head>/)
  const second = withBrand(first, { VITE_SHOP_NAME: "Nord" })
  expect(second).toContain("<title>Nord</title>")
  expect(second).not.toContain("<style")
})

it("leaves a page as it is without settings", () => {
  expect(withBrand(page, {})).toBe(page)
})

it("names nothing without a name", () => {
  expect(JSON.parse(manifest({}))).not.toHaveProperty("name")
})

it("finds files of the build below the app's path", () => {
  const settings = { VITE_SHOP_ICON: "/n.svg", VITE_SHOP_FONT: "/n.woff2" }
  const html = withBrand(page, settings, "/shop/")
  expect(html).toContain('<link rel="icon" href="/shop/n.svg" />')
  expect(html).toContain("url(/shop/n.woff2)")
  expect(JSON.parse(manifest(settings, "/shop/"))).toMatchObject({ icons: [{ src: "/shop/n.svg" }] })
})

it("names the shop and its icon on home screens", () => {
  const settings = { VITE_SHOP_NAME: "Nord", VITE_SHOP_ICON: "https://cdn.example/n.png", VITE_SHOP_ACCENT: "#00705a" }
  expect(JSON.parse(manifest(settings, "/shop/"))).toMatchObject({
    name: "Nord",
    start_url: "/shop/",
    icons: [{ src: "https://cdn.example/n.png" }],
    theme_color: "#00705a",
  })
  expect(JSON.parse(manifest({}, "/shop/"))).toMatchObject({ icons: [{ src: "/shop/favicon.svg" }] })
})
