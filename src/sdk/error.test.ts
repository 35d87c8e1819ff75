import { describe, expect, it } from "vitest"
import { ApiError, errorOf, hasNoResponse, toApiError, withRequest } from "./error.ts"

const refusal = async (status: number, body: unknown, statusText = "") =>
  errorOf(new Response(null, { status, statusText }), typeof body === "string" ? body : JSON.stringify(body))

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
    expect(errorOf(new Response("", { status: 429, headers }), "")).toMatchObject({
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

describe("what an error response tells", () => {
  it("includes the parsed body, or its text", async () => {
    const body = { type: "invalid_data", message: "No.", detail: { field: "email" } }
    expect((await refusal(400, body)).body).toEqual(body)
    expect((await refusal(404, "<pre>Cannot GET /nowhere</pre>")).body).toBe("<pre>Cannot GET /nowhere</pre>")
  })

  it("includes the request's id if the server sends one", async () => {
    const headers = { "x-request-id": "req_1" }
    expect(errorOf(new Response("", { status: 500, headers }), "").requestId).toBe("req_1")
    expect((await refusal(500, "")).requestId).toBeUndefined()
  })
})

describe("the request of an error", () => {
  const request = { method: "POST", url: "http://api.test/admin/things", headers: { "x-request-id": "mine" } }

  it("is added once, with the id that was sent if the response has none", () => {
    const error = new ApiError({ kind: "network", message: "lost" })
    expect([error.method, error.url, error.requestId]).toEqual([undefined, undefined, undefined])
    expect(withRequest(error, request)).toBe(error)
    withRequest(error, { ...request, url: "http://api.test/other" })
    expect(error).toMatchObject({ method: "POST", url: request.url, requestId: "mine" })
    const answered = new ApiError({ kind: "http", message: "no", requestId: "theirs" })
    expect(withRequest(answered, request)).toMatchObject({ requestId: "theirs" })
  })

  it("isn't added to other errors", () => {
    const error = new Error("a bug")
    expect(withRequest(error, request)).toBe(error)
    expect(error).not.toHaveProperty("url")
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

  it("keeps the caller's reason of an abort as the cause, even if `fetch` rejects with an error of its own", () => {
    const reason = { why: "moved on" }
    const error = toApiError(new DOMException("The operation was aborted", "AbortError"), AbortSignal.abort(reason))
    expect(error).toMatchObject({ kind: "aborted" })
    expect(error.cause).toBe(reason)
  })

  it("tells whether the request may have been executed", () => {
    const kinds = ["http", "network", "timeout", "aborted", "schema"] as const
    expect(kinds.filter((kind) => hasNoResponse(new ApiError({ kind, message: "" })))).toEqual(["network", "timeout"])
  })
})
