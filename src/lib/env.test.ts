import { expect, test } from "vitest"
import { demoPublishableKey, readEnv } from "./env.ts"
import { demoSearchAppId } from "./env-search.ts"

const origin = "http://localhost:5173"
const good = { VITE_API_URL: "https://shop.example.com/", VITE_PUBLISHABLE_KEY: "pk_abc" }

const kinds = (source: Parameters<typeof readEnv>[0]) => {
  const result = readEnv(source, origin)
  return result.ok ? [] : result.problems.map(({ name, kind }) => `${name} ${kind}`)
}

test("needs no settings for the demo", () => {
  expect(readEnv({ VITE_DEMO: true }, origin)).toEqual({
    ok: true,
    env: expect.objectContaining({ demo: true, apiUrl: `${origin}/api`, publishableKey: demoPublishableKey }),
  })
})

test("removes the trailing slash of a server URL", () => {
  expect(readEnv(good, origin)).toEqual({
    ok: true,
    env: expect.objectContaining({ demo: false, apiUrl: "https://shop.example.com", publishableKey: "pk_abc" }),
  })
})

test("reports all missing variables at once", () => {
  expect(kinds({})).toEqual(["VITE_API_URL missing", "VITE_PUBLISHABLE_KEY missing"])
})

test("reports invalid values with the reason", () => {
  expect(kinds({ ...good, VITE_API_URL: "localhost 9000" })).toEqual(["VITE_API_URL not-a-url"])
  expect(kinds({ ...good, VITE_API_URL: "ftp://shop.example.com" })).toEqual(["VITE_API_URL not-http"])
  expect(kinds({ ...good, VITE_PUBLISHABLE_KEY: "sk_secret" })).toEqual(["VITE_PUBLISHABLE_KEY not-a-key"])
  const result = readEnv({ ...good, VITE_PUBLISHABLE_KEY: "sk_secret" }, origin)
  expect(result.ok ? "" : result.problems[0]?.value).toBe("sk_secret")
})

const searchOf = (source: Parameters<typeof readEnv>[0]) => {
  const result = readEnv(source, origin)
  if (!result.ok) throw new Error("the environment is invalid")
  return result.env.search
}

test("searches the in-memory backend with the hosted service's format in the demo", () => {
  expect(searchOf({ VITE_DEMO: true })).toMatchObject({
    kind: "hosted",
    appId: demoSearchAppId,
    key: demoPublishableKey,
    index: "products,de:products_de",
    host: `${origin}/api`,
  })
})

test("uses the server's own search unless a hosted service is configured", () => {
  expect(searchOf(good)).toMatchObject({ kind: "auto", host: "" })
  const hosted = { ...good, VITE_SEARCH_APP_ID: "ABC", VITE_SEARCH_KEY: "public", VITE_SEARCH_FACETS: "brand, tags" }
  expect(searchOf(hosted)).toMatchObject({ kind: "hosted", appId: "ABC", key: "public", facets: ["brand", "tags"] })
  expect(searchOf({ ...hosted, VITE_SEARCH: "listing" }).kind).toBe("listing")
})

test("reports invalid search settings", () => {
  expect(kinds({ ...good, VITE_SEARCH: "hosted" })).toEqual(["VITE_SEARCH_APP_ID missing", "VITE_SEARCH_KEY missing"])
  expect(kinds({ ...good, VITE_SEARCH: "magic", VITE_SEARCH_HOST: "somewhere" })).toEqual([
    "VITE_SEARCH not-a-choice",
    "VITE_SEARCH_HOST not-a-url",
  ])
})
