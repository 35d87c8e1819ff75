import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")
const domain = "src/mocks/domain"
const files = readdirSync(join(root, domain), { recursive: true, encoding: "utf8" })
  .map((file) => posix.join(domain, file.replaceAll("\\", "/")))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))

interface Declaration {
  readonly name: string
  readonly isExported: boolean
  readonly source: string
}
interface Module {
  /** Files by imported name, as `file#name`. */
  readonly imports: ReadonlyMap<string, string>
  readonly declarations: readonly Declaration[]
}

const IMPORT = /^import (type )?\{([^}]*)\} from "([^"]+)"/gm

/** Project file that an import of `file` names. */
const resolve = (file: string, specifier: string): string =>
  specifier.startsWith("#") ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier)

/** Imports and top-level functions of a module; the formatter starts each declaration at the beginning of a line. */
function parse(file: string, source: string): Module {
  const imports = [...source.matchAll(IMPORT)].flatMap(([, , names = "", specifier = ""]) =>
    names.split(",").map((name): [string, string] => {
      const [imported = "", local = imported] = name
        .replace(/\btype\b/, "")
        .trim()
        .split(" as ")
      return [local, `${resolve(file, specifier)}#${imported}`]
    }),
  )
  const declarations = source.split(/^(?=[^\s)])/m).flatMap((text): Declaration[] => {
    const [, exported, name] = /^(export )?(?:async )?(?:function\*?|const) (\w+)/.exec(text) ?? []
    return name ? [{ name, isExported: exported !== undefined, source: text }] : []
  })
  return { imports: new Map(imports), declarations }
}

/** `file#name` of all functions that insert, update or remove rows, themselves or through others. */
function writersIn(modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const writers = new Set<string>()
  let before = -1
  while (writers.size > before) {
    before = writers.size
    for (const [file, { imports, declarations }] of modules)
      for (const { name, source } of declarations) {
        const words = source.match(/(?<![.\w"])[A-Za-z_]\w*/g) ?? []
        const uses = words.filter((word) => word !== name).map((word) => imports.get(word) ?? `${file}#${word}`)
        if (/\.(?:insert|update|remove|erase|restore)\(/.test(source) || uses.some((key) => writers.has(key)))
          writers.add(`${file}#${name}`)
      }
  }
  return writers
}

const modules = new Map(files.map((file) => [file, parse(file, readFileSync(join(root, file), "utf8"))]))

const VERBS =
  "accept add adjust apply archive attach attempt authorize batch cancel capture change complete confirm convert copy create credit decline delete deliver disable discard findOrCreate finish fulfill insert issue keep link mark notify open recalculate record recount refresh refund register release relink remove replace reprice request resend reserve reset restore revoke run send set settle ship start store transfer translate unlink update verify"
const isVerb = new RegExp(`^(?:${VERBS.split(" ").join("|")})(?![a-z])`)

test("Every exported function of the domain that writes has a name that starts with a verb for it", () => {
  const writers = writersIn(modules)
  const isValue = /^export const \w+[^=]*= new /
  const unnamed = [...modules].flatMap(([file, { declarations }]) =>
    declarations
      .filter(({ isExported, source }) => isExported && !isValue.test(source))
      .map(({ name }) => ({ name, key: `${file}#${name}` }))
      .filter(({ name, key }) => writers.has(key) && !isVerb.test(name))
      .map(({ key }) => key),
  )
  expect(writers.size).toBeGreaterThan(200)
  expect(unnamed).toEqual([])
})

test("A function that writes through another function is found", () => {
  const reader = 'import { store as keep } from "./b.ts"\nexport function totalOf(db) {\n  return keep(db)\n}\n'
  const writer = "export const store = (db) => db.tables.order.insert({})\n"
  const found = writersIn(
    new Map([
      [`${domain}/a.ts`, parse(`${domain}/a.ts`, reader)],
      [`${domain}/b.ts`, parse(`${domain}/b.ts`, writer)],
    ]),
  )
  expect([...found].sort()).toEqual([`${domain}/a.ts#totalOf`, `${domain}/b.ts#store`])
})

test("Files named *.rules.ts are pure: they don't use the database and import only other pure files", () => {
  const rules = files.filter((file) => file.endsWith(".rules.ts"))
  const isPure = (file: string) => /\.rules\.ts$|^src\/mocks\/kernel\/(?:decimal|refusal)\.ts$|^src\/lib\//.test(file)
  const impure = rules.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8")
    const imported = [...source.matchAll(IMPORT)].flatMap(([, type, names = "", specifier = ""]) =>
      type || names.split(",").every((name) => /^\s*(?:type |$)/.test(name)) ? [] : [resolve(file, specifier)],
    )
    return [
      ...(/\bDatabase\b/.test(source) ? [`${file} uses Database`] : []),
      ...imported.filter((target) => !isPure(target)).map((target) => `${file} imports ${target}`),
    ]
  })
  expect(rules.length).toBeGreaterThan(8)
  expect(impure).toEqual([])
})
