import { describe, expect, it } from "vitest"
import { ApiError, errorOf, toApiError } from "./error.ts"

const refusal = (status: number, body: unknown, statusText = "") =>
  errorOf(new Response(typeof body === "string" ? body : JSON.stringify(body), { status, statusText }))

describe("a refusal", () => {
  it("carries what the server says of it", async () => {
    const body = { code: "invalid_request_error", type: "duplicate_error", message: "It exists." }
    expect(await refusal(422, body, "Unprocessable Entity")).toMatchObject({
      ...body,
      kind: "http",
      status: 422,
      statusText: "Unprocessable Entity",
      errors: [],
    })
  })

  it("takes its type from the status where the body has none", async () => {
    const error = await refusal(401, { message: "Unauthorized" })
    expect(error).toMatchObject({ type: "unauthorized", message: "Unauthorized", code: undefined })
  })

  it("says how long the server asks to wait", async () => {
    const headers = { "retry-after": "7" }
    expect(await errorOf(new Response("", { status: 429, headers }))).toMatchObject({
      type: "too_many_requests",
      retryAfter: 7_000,
    })
    expect((await refusal(429, "")).retryAfter).toBeUndefined()
  })

  it("lists all problems of a body that has several", async () => {
    const message = "Provided request body contains errors. Please check the data and retry the request"
    const error = await refusal(400, { errors: ["Sales channel ID in payload x is not associated"], message })
    expect(error).toMatchObject({ message, type: "invalid_data" })
    expect(error.errors).toEqual(["Sales channel ID in payload x is not associated"])
  })

  it("has the status text for its message where there is no JSON", async () => {
    const error = await refusal(404, "<pre>Cannot GET /nowhere</pre>", "Not Found")
    expect(error).toMatchObject({ message: "Not Found", type: "not_found" })
  })

  it("has the status for its message where there is no status text either, as over HTTP/2", async () => {
    expect(await refusal(502, "")).toMatchObject({ message: "HTTP 502", type: "unknown_error" })
    expect(await refusal(400, { message: "" })).toMatchObject({ message: "HTTP 400" })
    expect(await refusal(400, "null")).toMatchObject({ message: "HTTP 400" })
  })
})

describe("whatever is thrown", () => {
  it("becomes the one error once", () => {
    const error = toApiError(new TypeError("fetch failed"))
    expect(error).toMatchObject({ name: "ApiError", kind: "network", status: 0, type: "network_error" })
    expect(toApiError(error)).toBe(error)
    expect(error.cause).toBeInstanceOf(TypeError)
    expect(toApiError("text").message).toBe("text")
    expect(toApiError(undefined)).toBeInstanceOf(ApiError)
  })

  it("is a call that was given up when its signal says so, whatever the reason", () => {
    expect(toApiError(AbortSignal.abort().reason).kind).toBe("aborted")
    expect(toApiError(new DOMException("too long", "TimeoutError")).kind).toBe("aborted")
    expect(toApiError("moved on", AbortSignal.abort("moved on")).kind).toBe("aborted")
  })
})
