import { describe, expect, it } from "vitest"
import { parseScript, readScript, scriptNames } from "./script.ts"
import { loadTape, tapeNames } from "./tape.ts"
import { type ScriptedRequest, tapeSets } from "./tape-format.ts"

const noOther = (name: string): string => {
  throw new Error(`no script ${name}`)
}

describe("a script", () => {
  it("has requests with notes, headers, bodies, and references to earlier responses", () => {
    const text = `# Two requests
# needs: setup

@admin = Bearer {{setup.sign-in:token}}

### creates a region
# @name region
# @wait 20
POST /admin/regions
authorization: {{admin}}

{ "name": "Europe" }

###
# @loose
GET /admin/regions/{{region:region.id}}?fields=id
`
    const setup = "# Setup\n\n### one\nGET /health\n\n### two\n# @name sign-in\nPOST /auth/user/emailpass\n"
    expect(parseScript("regions", text, () => setup)).toEqual({
      name: "regions",
      about: "Two requests",
      needs: ["setup"],
      steps: [
        {
          n: 0,
          note: "creates a region",
          method: "POST",
          path: "/admin/regions",
          headers: { authorization: "Bearer {{setup:1:token}}" },
          body: { name: "Europe" },
          wait: 20,
        },
        { n: 1, method: "GET", path: "/admin/regions/{{regions:0:region.id}}?fields=id", loose: true },
      ],
    })
  })

  it("can send text that isn't JSON, forms, and basic authentication", () => {
    const text = `# Odd requests

###
# @raw
POST /admin/regions

{bad json

###
# @form
# @basic sk_1:
POST /admin/uploads

[{ "field": "files", "text": "a", "name": "a.txt" }]
`
    expect(parseScript("odd", text, noOther).steps).toEqual([
      { n: 0, method: "POST", path: "/admin/regions", raw: "{bad json" },
      {
        n: 1,
        method: "POST",
        path: "/admin/uploads",
        basic: "sk_1:",
        form: [{ field: "files", text: "a", name: "a.txt" }],
      },
    ])
  })

  it("is refused when it refers to unknown steps or variables", () => {
    expect(() => parseScript("a", "# A\n\n###\nGET /b/{{c:id}}\n", noOther)).toThrow("a.http refers to a.c")
    expect(() => parseScript("a", "# A\n\n###\nGET /b/{{c}}\n", noOther)).toThrow("a.http has no variable c")
  })
})

describe.each(tapeSets)("the scripts of %s", (set) => {
  it("are the requests of its tapes", () => {
    expect(scriptNames(set).sort()).toEqual([...tapeNames(set), ...(set === "flags" ? [] : ["setup"])].sort())
    for (const name of scriptNames(set)) {
      const { steps, ...tape } = loadTape(set, name)
      const requests = steps.map(({ status: _, response: __, ...request }): ScriptedRequest => request)
      expect(readScript(set, name), name).toEqual({ ...tape, steps: requests })
    }
  })
})
