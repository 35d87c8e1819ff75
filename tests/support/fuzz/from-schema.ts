import type { z } from "zod"
import type { Chance } from "./chance.ts"
import { hostileValue } from "./hostile.ts"
import { plausibleNumber, plausibleText } from "./plausible.ts"
import type { World } from "./world.ts"

/** Fields of a schema's definition that the generator reads; the schema's type decides which are set. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly getter?: () => z.ZodType
  readonly format?: string
}
const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition

/** Generates values that match a schema, and occasionally hostile ones. */
export class Maker {
  readonly #chance: Chance
  readonly #world: World
  /** Percentage of hostile values. */
  readonly #hostilePercent: number

  constructor(chance: Chance, world: World, spite: number) {
    this.#chance = chance
    this.#world = world
    this.#hostilePercent = spite
  }

  /** Keys of an object schema; empty for other schemas. */
  static keysOf(schema: z.ZodType | undefined): readonly string[] {
    return schema ? Object.keys(definitionOf(schema).shape ?? {}) : []
  }

  make(schema: z.ZodType, key = ""): unknown {
    const chance = this.#chance
    if (chance.percent(this.#hostilePercent)) return hostileValue(chance)
    const kinds = schema.meta()?.kinds as readonly z.ZodType[] | undefined
    if (kinds) return this.make(chance.pick(kinds), key)
    const def = definitionOf(schema)
    switch (def.type) {
      case "object":
        return this.#object(def.shape ?? {})
      case "array":
        return Array.from({ length: chance.below(4) }, () => this.make(def.element as z.ZodType, key))
      case "string":
        return def.format === "email" ? plausibleText("email", chance, this.#world) : this.#text(key)
      case "number":
      case "int":
        return def.format ? chance.below(5) : plausibleNumber(chance)
      case "boolean":
        return chance.percent(50)
      case "enum":
        return chance.pick(Object.values(def.entries ?? { none: "" }))
      case "literal":
        return chance.pick(def.values ?? [])
      case "union":
        return this.make(chance.pick(def.options ?? []), key)
      case "optional":
      case "default":
      case "prefault":
        return this.make(def.innerType as z.ZodType, key)
      case "nullable":
        return chance.percent(15) ? null : this.make(def.innerType as z.ZodType, key)
      case "lazy":
        return this.make((def.getter as () => z.ZodType)(), key)
      case "pipe":
        return this.#piped(def, key)
      case "record":
        return chance.pick([{}, { a: 1 }, { b: "text", c: null }])
      default:
        return this.#guess(key)
    }
  }

  #object(shape: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
    const entries = Object.entries(shape).filter(([, fieldSchema]) => {
      const { type } = definitionOf(fieldSchema)
      return this.#chance.percent(type === "optional" || type === "default" ? 35 : 95)
    })
    return Object.fromEntries(entries.map(([key, fieldSchema]) => [key, this.make(fieldSchema, key)]))
  }

  #piped(def: Definition, key: string): unknown {
    const [from, to] = [def.in, def.out] as [z.ZodType, z.ZodType]
    const first = definitionOf(from).type
    if (first === "transform") return this.make(to, key)
    return this.make(from, key)
  }

  #text(key: string): string {
    return plausibleText(key, this.#chance, this.#world)
  }

  /** A value for a schema that accepts anything. */
  #guess(key: string): unknown {
    const text = this.#text(key)
    return this.#chance.pick([text, [text], { [key]: text }, plausibleNumber(this.#chance)])
  }
}
