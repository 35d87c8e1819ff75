import { describe, expect, it } from "vitest"
import { asCurl } from "./journal-text.ts"

describe("a request as a curl command", () => {
  it("has the headers and the body that were sent", () => {
    const entry = { method: "POST", path: "/admin/product-tags", request: `{"value":"it's"}` }
    expect(asCurl(entry)).toBe(
      `curl -X POST 'http://localhost:9000/admin/product-tags' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -d '{"value":"it'\\''s"}'`,
    )
    const read = { method: "GET", path: "/store/regions", request: "" }
    expect(asCurl(read)).toBe(`curl 'http://localhost:9000/store/regions' \\\n  -H "x-publishable-api-key: $KEY"`)
  })

  it.each([
    ["/admin/uploads", "files"],
    ["/admin/products/imports", "file"],
    ["/admin/products/import", "file"],
  ])("sends a form for an upload to %s, and says that the file is missing", (path, field) => {
    expect(asCurl({ method: "POST", path, request: "…" })).toBe(
      `# The journal leaves out uploaded files: replace path/to/file with yours.
curl -X POST 'http://localhost:9000${path}' \\
  -H "authorization: Bearer $TOKEN" \\
  -F '${field}=@path/to/file'`,
    )
  })

  it.each([
    { method: "POST", path: "/auth/user/emailpass", request: '{"email":"a@example.com","password":"…"}' },
    { method: "POST", path: "/admin/invites/accept?token=…", request: "" },
  ])("says which parts have to be replaced: %j", (entry) => {
    const [note, command] = asCurl(entry).split("\n")
    expect(note).toMatch(/^# The journal masks passwords and tokens.*replace each …\.$/)
    expect(command).toMatch(/^curl -X POST /)
  })
})
