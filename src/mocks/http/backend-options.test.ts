import { describe, expect, it } from "vitest"
import { backendHandlers, setupBackend } from "#mocks/node.ts"
import { startServer } from "#mocks/server.ts"
import { createBackend } from "./backend.ts"

const begin = () => createBackend({ scenario: "empty", seed: 1 })

describe("options in code", () => {
  const wrong = (value: unknown) => value as never
  const OUT_OF_RANGE = "Expected a time from 1970 to 9998, such as 2026-05-01T12:00:00Z."

  it.each(["x", "2026-02-31T00:00:00Z", "1969-12-31T00:00:00Z"])("refuse the time %s as over HTTP", async (at) => {
    const backend = begin()
    const message = `"at" is "${at}". ${OUT_OF_RANGE}`
    expect(() => backend.reset("empty", { at })).toThrow(message)
    expect(() => backend.worlds.create({ at })).toThrow(message)
    expect(() => backend.worlds.create({ scenario: "empty" }).reset("empty", { at })).toThrow(message)
    await expect(startServer({ at })).rejects.toThrow(message)
  })

  it.each([
    [{ scenrio: "empty" }, 'There is no option "scenrio". Did you mean "scenario"?'],
    [{ publicUrl: "https://shop.example.com" }, 'There is no option "publicUrl".'],
    [{ latency: -5 }, '"latency" is -5: expected at least 0.'],
    [{ check: "warn" }, '"check" is "warn": expected "journal", "throw".'],
    [{ journal: { requests: -1 } }, '"journal.requests" is -1: expected at least 1.'],
    [{ seed: "a" }, '"seed" is "a": expected a number.'],
    [
      { base: "shop.example.com" },
      '"base" is "shop.example.com": expected a URL such as https://shop.example.com/api.',
    ],
    [{ base: "https://x/?a=1" }, '"base" is "https://x/?a=1": expected a URL'],
    [{ controlOrigins: ["localhost:5173"] }, '"controlOrigins[0]" is "localhost:5173": expected an origin such as'],
    [{ controlOrigins: ["http://localhost:5173/"] }, '"controlOrigins[0]" is "http://localhost:5173/"'],
    [{ scenarios: { mine: { about: "x", form: "empty" } } }, 'There is no option "scenarios.mine.form".'],
    [{ scenarios: { mine: { about: "x" } } }, '"scenarios.mine.build" is missing: expected a function.'],
  ])("%j of a backend are refused with their names", async (options, message) => {
    expect(() => createBackend(wrong(options))).toThrow(message)
    await expect(startServer(wrong(options))).rejects.toThrow(message)
    expect(() => setupBackend(wrong(options))).toThrow(message)
  })

  it.each(["shop.example.com", "localhost:9000", "https://x/?a=1", ""])("%j isn't an address for MSW", (baseUrl) => {
    const message = `"baseUrl" is "${baseUrl}": expected a URL such as https://shop.example.com/api.`
    expect(() => setupBackend({ baseUrl })).toThrow(message)
    expect(() => backendHandlers(begin(), baseUrl)).toThrow(message)
  })

  it("of a server can't be misspelled either", async () => {
    await expect(startServer(wrong({ prot: 0 }))).rejects.toThrow('There is no option "prot". Did you mean "port"?')
    await expect(startServer(wrong({ port: "x" }))).rejects.toThrow('"port" is "x": expected a number.')
    expect(() => setupBackend(wrong({ baseURL: "http://a" }))).toThrow('Did you mean "baseUrl"?')
  })

  it("of a reset, a world and faults are refused with their names", () => {
    const { reset, worlds, faults } = begin()
    expect(() => reset(wrong({ scenario: "empty" }))).toThrow('"scenario" is an object: expected a text.')
    expect(() => reset("empty", wrong({ sed: 1 }))).toThrow('There is no option "sed". Did you mean "seed"?')
    expect(() => worlds.create({ idle: 0 })).toThrow('"idle" is 0: expected at least 1.')
    expect(() => worlds.create(wrong({ scenari: "empty" }))).toThrow('Did you mean "scenario"?')
    expect(() => faults.set(wrong({ status: 500 }))).toThrow('"faults" is an object: expected a list.')
    expect(() => faults.set([{ status: 204, body: "x" }])).toThrow(
      'The fault would never send its "body": a response with the status 204 has no body.',
    )
    expect(() => faults.remove(99)).toThrow('There is no fault "99".')
  })
})
