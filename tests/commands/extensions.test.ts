import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { extensions } from "#scripts/vite/extensions.ts"

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function projectWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "extensions-"))
  folders.push(root)
  for (const [path, text] of Object.entries({ "package.json": "{}", ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

/** The module that loads the extensions of an area. */
function moduleOf(part: "admin" | "store" | "mock", root: string, names?: string): Promise<string> {
  const { resolve } = createRequire(join(root, "package.json"))
  const bundler = {
    addWatchFile: () => undefined,
    resolve: async (source: string) => {
      try {
        return { id: resolve(source) }
      } catch {
        return null
      }
    },
  }
  const { load } = extensions({ root, names }) as unknown as {
    load: (this: typeof bundler, id: string) => Promise<string>
  }
  return load.call(bundler, `\0virtual:extensions/${part}`)
}

describe("extensions.json", () => {
  it("lists folders, whose parts are loaded with their area only", async () => {
    const root = await projectWith({
      "extensions.json": '["reviews", "gifts"]',
      "extensions/reviews/admin.tsx": "",
      "extensions/gifts/admin.ts": "",
      "extensions/gifts/store.tsx": "",
    })
    const entry = (name: string, file: string) =>
      `{ name: "${name}", load: () => import("${join(root, "extensions", name, file)}") }`
    expect(await moduleOf("admin", root)).toBe(
      `export const listed = [${entry("reviews", "admin.tsx")}, ${entry("gifts", "admin.ts")}]`,
    )
    expect(await moduleOf("store", root)).toBe(`export const listed = [${entry("gifts", "store.tsx")}]`)
  })

  it("lists installed packages by their exports", async () => {
    const root = await projectWith({
      "extensions.json": '["@shop/reviews"]',
      "node_modules/@shop/reviews/package.json": '{ "exports": { "./store": "./store.js" } }',
      "node_modules/@shop/reviews/store.js": "",
    })
    expect(await moduleOf("store", root)).toContain(join(root, "node_modules/@shop/reviews/store.js"))
    expect(await moduleOf("admin", root)).toBe("export const listed = []")
  })

  it("lists parts of the mock, which are loaded with it", async () => {
    const root = await projectWith({
      "extensions.json": '["reviews", "gifts"]',
      "extensions/reviews/mock.ts": "",
      "extensions/gifts/store.tsx": "",
    })
    const file = join(root, "extensions/reviews/mock.ts")
    expect(await moduleOf("mock", root)).toBe(
      `import extension0 from "${file}"\nexport const listed = [{ name: "reviews", extension: extension0 }]`,
    )
  })

  it("loads none if it is empty", async () => {
    const root = await projectWith({ "extensions.json": "[]", "extensions/reviews/admin.tsx": "" })
    expect(await moduleOf("admin", root)).toBe("export const listed = []")
  })

  it("is replaced by the variable EXTENSIONS", async () => {
    const root = await projectWith({ "extensions.json": '["reviews"]', "extensions/gifts/store.tsx": "" })
    expect(await moduleOf("store", root, " gifts")).toContain('name: "gifts"')
    expect(await moduleOf("store", root, "")).toBe("export const listed = []")
  })

  it.each([
    ['{ "reviews": true }', 'extensions.json must be a list of names, such as ["purchase-order"]'],
    ['["reviews", "reviews"]', 'extensions.json lists the extension "reviews" twice'],
    ['["review"]', 'extensions.json lists "review", but there is neither a folder extensions/review nor'],
  ])("is refused: %s", async (list, problem) => {
    const root = await projectWith({ "extensions.json": list, "extensions/reviews/admin.tsx": "" })
    await expect(moduleOf("admin", root)).rejects.toThrow(problem)
  })
})
