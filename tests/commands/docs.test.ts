import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { startServer } from "#mocks/server.ts"
import { examplesIn, runCurl, shellWords } from "#tests/support/shell-examples.ts"

const inFolder = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(".md")).map((name) => join(folder, name))
const files = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md", "src/sdk/README.md", "src/ui/README.md"],
  ...(await inFolder("docs")),
  ...(await inFolder("docs/decisions")),
]
const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as { scripts: Record<string, string> }

describe("the docs", () => {
  it.each(files)("link only to files that exist: %s", async (file) => {
    const text = await readFile(file, "utf8")
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = ""]) => target)
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([])
  })

  it.each(files)("name only npm scripts that exist: %s", async (file) => {
    const text = await readFile(file, "utf8")
    const names = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? "",
    )
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe("the curl commands in the docs", async () => {
  const server = await startServer({ port: 0 })
  afterAll(() => server.close())
  const saved = new Map<string, string>()
  const variables: Record<string, string> = {}
  const examples = (await Promise.all(["README.md", "docs/mock.md", "docs/search.md"].map(examplesIn))).flat()
  const commands = examples.filter(({ command }) => /^(?:curl|[A-Z]+=)/.test(command))

  it("are found", () => {
    expect(commands.filter(({ command }) => command.startsWith("curl")).length).toBeGreaterThan(15)
  })

  it.each(commands)("succeed: $file, line $line", async ({ command }) => {
    const [, name, inner, value] = /^([A-Z]+)=(?:\$\((.*)\)|(.*))$/.exec(command) ?? []
    if (name && inner === undefined) {
      variables[name] = value ?? ""
      return
    }
    const [curl = ""] = (inner ?? command).split(" | ")
    const response = await runCurl(shellWords(curl, variables), server.url, saved)
    expect(response.status).toBeLessThan(400)
    if (name) variables[name] = ((await response.json()) as { token: string }).token
  })
})
