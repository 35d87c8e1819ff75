import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Script, ScriptedRequest, TapeSet } from "./tape-format.ts"

const folder = join(import.meta.dirname, "scripts")
const textOf = (set: TapeSet, name: string): string => readFileSync(join(folder, set, `${name}.http`), "utf8")

export const scriptNames = (set: TapeSet): string[] =>
  readdirSync(join(folder, set)).map((file) => file.replace(/\.http$/, ""))

/** Reads a script of this project. Throws if it refers to a step that doesn't exist. */
export const readScript = (set: TapeSet, name: string): Script =>
  parseScript(name, textOf(set, name), (other) => textOf(set, other))

/**
 * Parses a conversation in the format of `.http` files, described in docs/real-server.md. `textOf` returns the text of
 * another script, for references to its steps.
 */
export function parseScript(name: string, text: string, textOf: (name: string) => string): Script {
  const [head, ...blocks] = blocksOf(text)
  const variables = new Map([...head.matchAll(/^@([\w-]+) = (.*)$/gm)].map(([, key = "", value = ""]) => [key, value]))
  const numbers = new Map<string, ReadonlyMap<string, number>>()
  const numberOf = (script: string, step: string): number => {
    const known = numbers.get(script) ?? stepNumbers(script === name ? text : textOf(script))
    numbers.set(script, known)
    const n = known.get(step)
    if (n === undefined) throw new Error(`${name}.http refers to ${script}.${step}, which doesn't exist.`)
    return n
  }
  const resolve = (value: string): string =>
    value
      .replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => {
        const variable = variables.get(key)
        if (variable === undefined) throw new Error(`${name}.http has no variable ${key}.`)
        return variable
      })
      .replace(/\{\{(?:([\w-]+)\.)?([\w-]+):/g, (_, script: string | undefined, step: string) => {
        const from = script ?? name
        return `{{${from}:${numberOf(from, step)}:`
      })
  return {
    name,
    about: /^# (.*)$/m.exec(head)?.[1] ?? "",
    needs: /^# needs: (.*)$/m.exec(head)?.[1]?.split(", ") ?? [],
    steps: blocks.map((block, n) => requestOf(block, n, resolve)),
  }
}

const blocksOf = (text: string): [string, ...string[]] => text.split(/^###/m) as [string, ...string[]]

/** Numbers of a script's named steps. */
const stepNumbers = (text: string): ReadonlyMap<string, number> =>
  new Map(
    blocksOf(text)
      .slice(1)
      .flatMap((block, n) => {
        const step = /^# @name (.+)$/m.exec(block)?.[1]
        return step === undefined ? [] : [[step, n] as const]
      }),
  )

function requestOf(block: string, n: number, resolve: (value: string) => string): ScriptedRequest {
  const [head = "", ...paragraphs] = block.split("\n\n")
  const text = resolve(paragraphs.join("\n\n").trim())
  const [note = "", ...lines] = head.trimEnd().split("\n")
  const marks = new Map(
    lines.flatMap((line) => {
      const found = /^# @(\w+)(?: (.*))?$/.exec(line)
      return found ? [[found[1], resolve(found[2] ?? "")] as const] : []
    }),
  )
  const [start = "", ...headers] = lines.filter((line) => !line.startsWith("#"))
  const [method = "", path = ""] = start.split(/ (.*)/)
  const wait = marks.get("wait")
  const basic = marks.get("basic")
  return {
    n,
    ...(note.trim() && { note: note.trim() }),
    method,
    path: resolve(path),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers.map((line) => headerOf(resolve(line)))) }),
    ...(basic !== undefined && { basic }),
    ...(marks.has("raw")
      ? { raw: text }
      : marks.has("form")
        ? { form: JSON.parse(text) }
        : text && { body: JSON.parse(text) }),
    ...(wait !== undefined && { wait: Number(wait) }),
    ...(marks.has("loose") && { loose: true }),
  }
}

function headerOf(line: string): [string, string] {
  const [key = "", value = ""] = line.split(/: (.*)/)
  return [key, value]
}
