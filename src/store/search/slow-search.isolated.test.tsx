import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import type { SearchAnswer, SearchRequest } from "#sdk/search/types.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const service = vi.hoisted(() => ({ state: "unreachable" as "unreachable" | "silent" | "answers" }))
vi.mock("#sdk/search/hosted.ts", () => ({
  hostedSearch: () => ({
    search: async (requests: readonly SearchRequest[]) => {
      if (service.state === "silent") return new Promise(() => undefined)
      if (service.state === "unreachable") throw Object.assign(new Error("unreachable"), { name: "RetryError" })
      return { results: requests.map(answerOf) }
    },
    getRecommendations: async () => ({ results: [] }),
  }),
}))

function answerOf({ indexName }: SearchRequest): SearchAnswer {
  const hit = { objectID: "1", title: "Mug of the service", handle: "mug" }
  const page = { page: 0, nbPages: 1, hitsPerPage: 20, nbHits: 1, hits: [hit] }
  const exhaustive = { exhaustiveNbHits: true, exhaustiveFacetsCount: true, processingTimeMS: 1 }
  return { ...page, ...exhaustive, index: indexName, query: "mug", params: "" }
}

let backend: Backend
beforeEach(() => {
  service.state = "unreachable"
  backend = createBackend({ seed: 1 })
  Element.prototype.getAnimations = () => []
  vi.stubEnv("VITE_SEARCH", "hosted")
  vi.stubEnv("VITE_SEARCH_APP_ID", "APP")
  vi.stubEnv("VITE_SEARCH_KEY", "public")
  localStorage.setItem("app:shop_country", "de")
})

const NOTICE = "The search service isn’t responding"
const found = async (name: string, timeout = 5_000) => {
  const results = await screen.findByRole("region", { name: "Results" })
  return within(results).findByRole("heading", { level: 3, name }, { timeout })
}

describe("a search service that can't be used", () => {
  it("shows results of the store's product list and says so, until the service answers again", async () => {
    const { user } = renderPage("/search?q=mug", backend)
    await found("Morning Mug")
    await screen.findByText(NOTICE)
    service.state = "answers"
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await found("Mug of the service")
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
  })

  it("is replaced by the store's product list when it doesn't answer within four seconds", async () => {
    service.state = "silent"
    renderPage("/search?q=mug", backend)
    await found("Morning Mug", 10_000)
    await screen.findByText(NOTICE)
  })

  it("leaves the suggestions of products in the header", async () => {
    const { user } = renderPage("/wishlist", backend)
    await user.type(await screen.findByRole("combobox", { name: /search/i }), "mug")
    const list = await screen.findByRole("listbox", { name: "Search suggestions" })
    await within(list).findByRole("option", { name: /Morning Mug/ })
    within(list).getByRole("option", { name: /See all results/ })
  })

  it("says that there are no suggestions if the store's product list fails too, and still searches", async () => {
    backend.faults.set([
      { path: "/store/search", status: 400 },
      { path: "/store/products", status: 400 },
    ])
    const { user, address } = renderPage("/wishlist", backend)
    const field = await screen.findByRole("combobox", { name: /search/i })
    await user.type(field, "mug")
    await screen.findByText("Couldn’t load suggestions. You can still search.", {}, { timeout: 10_000 })
    await user.keyboard("{Enter}")
    await waitFor(() => expect(address()).toBe("/search?q=mug"))
  })
})
