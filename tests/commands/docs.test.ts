import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { startServer } from "#mocks/server.ts"
import { commandCoverage } from "#tests/support/command-coverage.ts"
import { examplesIn, runCurl, shellWords } from "#tests/support/shell-examples.ts"

const inFolder = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(".md")).map((name) => join(folder, name))
const files = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "examples/README.md",
  "src/sdk/README.md",
  "src/ui/README.md",
  "src/admin/kit/README.md",
  "packages/mock/README.md",
  "tests/support/README.md",
  ...(await inFolder("docs")),
  ...(await inFolder("docs/decisions")),
]
const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as { scripts: Record<string, string> }

/** Path of the program that a package installs under this name. */
function packageCommand(name: string): string {
  const folder = join("node_modules", name === "playwright" ? "@playwright/test" : name)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return join(folder, typeof bin === "string" ? bin : bin[name])
}

async function runNode(args: readonly string[], env: Record<string, string> = {}) {
  // The variables of the running Vitest would make a second one join it as a worker.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name),
  )
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...Object.fromEntries(environment), ...env },
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(String(chunk)))
  const [code] = await once(child, "close")
  return { code, text: chunks.join("") }
}

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

  it.each(files)("name only project files that exist: %s", async (file) => {
    const text = await readFile(file, "utf8")
    const names = [...text.matchAll(/`((?:src|tests|scripts|docs|examples)\/[^`\s<*{]+)`/g)].map(
      ([, name = ""]) => name,
    )
    expect(names.filter((name) => !existsSync(name))).toEqual([])
  })
})

describe("the npm, npx and node commands in the docs", async () => {
  const found = new Set<string>()
  for (const file of files) {
    const text = await readFile(file, "utf8")
    const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, command = ""]) => command)
    const examples = examplesIn(file, text).map(({ command }) => command)
    for (const command of [...inline, ...examples])
      if (/^(?:[A-Z_\d]+=\S+ )*(?:npm|npx|node|vite|vitest|playwright) /.test(command)) found.add(command)
  }

  it("are all listed with the way they are tested, and no others", () => {
    expect([...found].sort()).toEqual(Object.keys(commandCoverage).sort())
  })

  it.each(Object.entries(commandCoverage).filter(([, coverage]) => "run" in coverage))(
    "run: %s",
    async (_, coverage) => {
      if (!("run" in coverage)) return
      const [file = "", ...args] = coverage.run
      const { code, text } = await runNode([existsSync(file) ? file : packageCommand(file), ...args], coverage.env)
      expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining(coverage.prints) })
    },
    120_000,
  )

  it.each(Object.entries(commandCoverage).filter(([, coverage]) => "file" in coverage))(
    "are run by another test or step that exists: %s",
    async (_, coverage) => {
      if (!("file" in coverage)) return
      expect(await readFile(coverage.file, "utf8")).toContain(coverage.contains)
    },
  )
})

describe("the curl commands in the docs", async () => {
  const server = await startServer({ port: 0 })
  afterAll(() => server.close())
  const saved = new Map<string, string>()
  const variables: Record<string, string> = {}
  const examples = ["README.md", "docs/mock.md", "docs/search.md"].flatMap((file) =>
    examplesIn(file, readFileSync(file, "utf8")),
  )
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
