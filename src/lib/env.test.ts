import { expect, test } from "vitest"
import { demoPublishableKey, readEnv } from "./env.ts"

const origin = "http://localhost:5173"
const good = { VITE_API_URL: "https://shop.example.com/", VITE_PUBLISHABLE_KEY: "pk_abc" }

const kinds = (source: Parameters<typeof readEnv>[0]) => {
  const result = readEnv(source, origin)
  return result.ok ? [] : result.problems.map(({ name, kind }) => `${name} ${kind}`)
}

test("the demo needs nothing: its address and its key are known", () => {
  expect(readEnv({ VITE_DEMO: true }, origin)).toEqual({
    ok: true,
    env: { demo: true, apiUrl: `${origin}/api`, publishableKey: demoPublishableKey },
  })
})

test("a real server's address loses the slash at its end", () => {
  expect(readEnv(good, origin)).toEqual({
    ok: true,
    env: { demo: false, apiUrl: "https://shop.example.com", publishableKey: "pk_abc" },
  })
})

test("names every variable that is missing, at once", () => {
  expect(kinds({})).toEqual(["VITE_API_URL missing", "VITE_PUBLISHABLE_KEY missing"])
})

test("says what is wrong with a value, and what it is", () => {
  expect(kinds({ ...good, VITE_API_URL: "localhost 9000" })).toEqual(["VITE_API_URL not-a-url"])
  expect(kinds({ ...good, VITE_API_URL: "ftp://shop.example.com" })).toEqual(["VITE_API_URL not-http"])
  expect(kinds({ ...good, VITE_PUBLISHABLE_KEY: "sk_secret" })).toEqual(["VITE_PUBLISHABLE_KEY not-a-key"])
  const result = readEnv({ ...good, VITE_PUBLISHABLE_KEY: "sk_secret" }, origin)
  expect(result.ok ? "" : result.problems[0]?.value).toBe("sk_secret")
})
