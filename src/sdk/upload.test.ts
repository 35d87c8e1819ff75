import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { post } from "#schema/endpoint.ts"
import { createClient } from "./client.ts"
import { sendWithProgress } from "./upload.ts"

/** A fake XMLHttpRequest; the test sends its responses. */
class FakeRequest {
  static last: FakeRequest
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  withCredentials = false
  status = 0
  statusText = ""
  responseText = ""
  method = ""
  url = ""
  sent: unknown
  onload?: () => void
  onerror?: () => void
  onabort?: () => void

  constructor() {
    FakeRequest.last = this
  }
  getAllResponseHeaders() {
    return "content-type: application/json\r\nx-request-id: req_1\r\nretry-after: 7\r\n"
  }
  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, responseText: string, statusText = "") {
    Object.assign(this, { status, statusText, responseText })
    this.onload?.()
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest)
  FakeRequest.last = new FakeRequest()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const init = { method: "POST", headers: { authorization: "Bearer t" }, credentials: "include", body: "x" } as const

describe("an upload in a browser", () => {
  it("reports progress and responds like fetch", async () => {
    const seen: object[] = []
    const response = sendWithProgress("http://api.test/up", init, (progress) => seen.push(progress))
    const request = FakeRequest.last
    expect(request).toMatchObject({ method: "POST", url: "http://api.test/up", sent: "x", withCredentials: true })
    expect(request.headers).toEqual({ authorization: "Bearer t" })
    request.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true })
    request.upload.onprogress?.({ loaded: 7, total: 0, lengthComputable: false })
    request.answer(201, '{"files":[]}', "Created")
    expect(await response).toMatchObject({ status: 201, statusText: "Created" })
    expect(await (await response).json()).toEqual({ files: [] })
    expect(seen).toEqual([
      { loaded: 5, total: 10 },
      { loaded: 7, total: 0 },
    ])
  })

  it("is used when a call passes onProgress", async () => {
    const client = createClient({ baseUrl: "http://api.test", auth: { storage: "nostore" } })
    const files = [new File(["abc"], "a.txt")]
    const onProgress = vi.fn()
    const answer = client.call({ ...post("/admin/uploads"), wire: "form" }, { body: { files } }, { onProgress })
    await vi.waitFor(() => expect(FakeRequest.last.sent).toBeInstanceOf(FormData))
    FakeRequest.last.upload.onprogress?.({ loaded: 3, total: 3, lengthComputable: true })
    FakeRequest.last.answer(200, '{"files":[{"id":"a.txt"}]}')
    expect(await answer).toEqual({ files: [{ id: "a.txt" }] })
    expect(onProgress).toHaveBeenCalledWith({ loaded: 3, total: 3 })
  })

  it("has the headers of the response", async () => {
    const client = createClient({ baseUrl: "http://api.test", auth: { storage: "nostore" } })
    const upload = { ...post("/admin/uploads"), wire: "form" } as const
    const headers = { "X-Trace": "1" }
    const call = client.call(upload, { body: { files: [] } }, { onProgress: () => {}, headers })
    const assertion = expect(call).rejects.toMatchObject({ status: 429, retryAfter: 7_000, requestId: "req_1" })
    await vi.waitFor(() => expect(FakeRequest.last.sent).toBeInstanceOf(FormData))
    expect(FakeRequest.last.headers).toEqual({ accept: "application/json", "x-trace": "1" })
    FakeRequest.last.answer(429, '{"message":"Too many"}')
    await assertion
  })

  it("is stopped when its time is up, and isn't sent again", async () => {
    const client = createClient({ baseUrl: "http://api.test", auth: { storage: "nostore" }, timeout: 10 })
    const upload = { ...post("/admin/uploads"), wire: "form" } as const
    const abort = vi.spyOn(FakeRequest.prototype, "abort")
    await expect(client.call(upload, { body: {} }, { onProgress: () => {} })).rejects.toMatchObject({
      kind: "timeout",
      method: "POST",
    })
    expect(abort).toHaveBeenCalledTimes(1)
  })

  it.each([204, 205, 304])("accepts a response without a body (%i)", async (status) => {
    const response = sendWithProgress("http://api.test/up", init, () => {})
    FakeRequest.last.answer(status, "")
    expect(await (await response).text()).toBe("")
  })

  it("fails like fetch when the connection is lost", async () => {
    const response = sendWithProgress("http://api.test/up", init, () => {})
    FakeRequest.last.onerror?.()
    await expect(response).rejects.toBeInstanceOf(TypeError)
  })

  it("stops with the signal's reason, before or while sending", async () => {
    const controller = new AbortController()
    const response = sendWithProgress("http://api.test/up", { ...init, signal: controller.signal }, () => {})
    controller.abort("enough")
    await expect(response).rejects.toBe("enough")
    const late = sendWithProgress("http://api.test/up", { ...init, signal: controller.signal }, () => {})
    await expect(late).rejects.toBe("enough")
    expect(FakeRequest.last.sent).toBeUndefined()
  })
})
