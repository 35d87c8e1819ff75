import { describe, expect, it } from "vitest"
import { ApiError, errorOf, toApiError } from "./error.ts"

const refusal = (status: number, body: unknown, statusText = "") =>
  errorOf(new Response(typeof body === "string" ? body : JSON.stringify(body), { status, statusText }))

describe("an error response", () => {
  it("becomes an error with the server's details", async () => {
    const body = { code: "invalid_request_error", type: "duplicate_error", message: "It exists." }
    expect(await refusal(422, body, "Unprocessable Entity")).toMatchObject({
      ...body,
      kind: "http",
      status: 422,
      statusText: "Unprocessable Entity",
      errors: [],
    })
  })

  it("gets its type from the status if the body has none", async () => {
    const error = await refusal(401, { message: "Unauthorized" })
    expect(error).toMatchObject({ type: "unauthorized", message: "Unauthorized", code: undefined })
  })

  it("includes the server's wait time", async () => {
    const headers = { "retry-after": "7" }
    expect(await errorOf(new Response("", { status: 429, headers }))).toMatchObject({
      type: "too_many_requests",
      retryAfter: 7_000,
    })
    expect((await refusal(429, "")).retryAfter).toBeUndefined()
  })

  it("lists all problems in the body", async () => {
    const message = "Provided request body contains errors. Please check the data and retry the request"
    const error = await refusal(400, { errors: ["Sales channel ID in payload x is not associated"], message })
    expect(error).toMatchObject({ message, type: "invalid_data" })
    expect(error.errors).toEqual(["Sales channel ID in payload x is not associated"])
  })

  it("uses the status text as the message if the body isn't JSON", async () => {
    const error = await refusal(404, "<pre>Cannot GET /nowhere</pre>", "Not Found")
    expect(error).toMatchObject({ message: "Not Found", type: "not_found" })
  })

  it("uses the status as the message if there is no status text either, as over HTTP/2", async () => {
    expect(await refusal(502, "")).toMatchObject({ message: "HTTP 502", type: "unknown_error" })
    expect(await refusal(400, { message: "" })).toMatchObject({ message: "HTTP 400" })
    expect(await refusal(400, "null")).toMatchObject({ message: "HTTP 400" })
  })
})

describe("any thrown value", () => {
  it("becomes an ApiError, which is returned unchanged by a second conversion", () => {
    const error = toApiError(new TypeError("fetch failed"))
    expect(error).toMatchObject({ name: "ApiError", kind: "network", status: 0, type: "network_error" })
    expect(toApiError(error)).toBe(error)
    expect(error.cause).toBeInstanceOf(TypeError)
    expect(toApiError("text").message).toBe("text")
    expect(toApiError(undefined)).toBeInstanceOf(ApiError)
  })

  it("is reported as aborted if the call's signal is, whatever the reason", () => {
    expect(toApiError(AbortSignal.abort().reason).kind).toBe("aborted")
    expect(toApiError(new DOMException("too long", "TimeoutError")).kind).toBe("aborted")
    expect(toApiError("moved on", AbortSignal.abort("moved on")).kind).toBe("aborted")
  })
})
