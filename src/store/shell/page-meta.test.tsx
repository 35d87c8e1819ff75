import { QueryClientProvider } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { createQueryClient } from "#query-client.ts"
import { regionsQuery } from "#store/market/region.ts"
import { DocumentTitleScope } from "#ui/document-title.tsx"
import { PageMeta } from "./page-meta.tsx"

const messages = await loadMessages("de", "shared")
const metaOf = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute("content")
function renderMeta(page: React.ReactElement) {
  const client = createQueryClient()
  const countries = [{ iso_2: "us" }, { iso_2: "ca" }]
  client.setQueryData(regionsQuery.queryKey, [
    { id: "reg_1", name: "America", currency_code: "usd", countries },
  ] as never)
  return render(
    <QueryClientProvider client={client}>
      <I18nProvider locale="de" messages={messages}>
        <DocumentTitleScope site="Fennmark">{page}</DocumentTitleScope>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

it("gives each page of a list its own canonical address, and link previews its language, site and picture", () => {
  renderMeta(<PageMeta title="Hemden" path="/categories/shirts" page={2} image="/shirt.jpg" />)
  const canonical = document.head.querySelector("link[rel=canonical]")?.getAttribute("href")
  expect(canonical).toBe(`${window.location.origin}/de-us/categories/shirts?page=2`)
  expect(metaOf("og:url")).toBe(canonical)
  expect(metaOf("og:locale")).toBe("de_DE")
  expect(metaOf("og:site_name")).toBe("Fennmark")
  expect(metaOf("og:image")).toBe(`${window.location.origin}/shirt.jpg`)
})

it("names the addresses of the page in all languages and countries", () => {
  renderMeta(<PageMeta title="Start" path="/" />)
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=alternate]")]
  expect(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname])).toEqual([
    ["x-default", "/"],
    ["en-US", "/"],
    ["en-CA", "/en-ca"],
    ["de-US", "/de-us"],
    ["de-CA", "/de-ca"],
  ])
})

it("shows a page whose picture isn't an address, without a picture in link previews", () => {
  renderMeta(<PageMeta title="Hemd" path="/products/shirt" image="https://[broken" />)
  expect(metaOf("og:image")).toBeUndefined()
  expect(metaOf("og:title")).toBe("Hemd")
})

it("keeps a title that would end the script element inside the data", () => {
  const { container } = renderMeta(
    <PageMeta
      title="x"
      path="/"
      data={[{ "@type": "Product", name: "</script><script>alert(1)</script>" }, undefined]}
    />,
  )
  const script = [...document.querySelectorAll("script"), ...container.querySelectorAll("script")].at(-1)
  expect(script?.innerHTML).not.toContain("</script")
  expect(JSON.parse(script?.textContent ?? "").name).toBe("</script><script>alert(1)</script>")
})
