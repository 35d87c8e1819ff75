import { z } from "zod"

/** Free-form JSON. */
export const json = z.record(z.string(), z.unknown())
/** Free-form key-value pairs of an entity; updates merge them, and sending "" for a key removes it. */
export const metadata = json.nullable()
/** ISO 8601 in UTC. */
export const datetime = z.string()

/** Makes all fields optional, because many routes respond without them. */
export const optional = <S extends z.ZodRawShape>(shape: S) => z.object(shape).partial().shape

export const timestamps = { created_at: datetime, updated_at: datetime }
/** Timestamps of an entity that stays in the database when it is deleted. */
export const lifecycle = { ...timestamps, deleted_at: datetime.nullable() }

/**
 * An object of a response. Parsing keeps the fields that the schema doesn't name; its type doesn't have them, so that
 * a misspelled field is an error.
 */
export const loose = z.looseObject as <S extends z.core.$ZodLooseShape>(shape: S) => z.ZodObject<S, z.core.$strip>

/** A reference to another entity by id. */
export const reference = loose({ id: z.string() })
/** Response of a deletion: the id and the type of the deleted entity. */
export const deleted = <O extends string>(object: O) =>
  loose({ id: z.string(), object: z.literal(object), deleted: z.boolean() })
/** Like `deleted`, with what the entity belonged to. */
export const deletedFrom = <O extends string, P extends z.ZodType>(object: O, parent: P) =>
  loose({ id: z.string(), object: z.literal(object), deleted: z.boolean(), parent: parent.optional() })

const BOOLEANS = new Map([
  ["true", true],
  ["false", false],
])
const toBoolean = (value: unknown) => BOOLEANS.get(String(value).toLowerCase())

/** A boolean, also accepted as text. */
export const flag = (): z.ZodType<boolean, boolean> =>
  z
    .union([z.boolean(), z.string()])
    .refine((value) => toBoolean(value) !== undefined, "Invalid input")
    .transform((value) => toBoolean(value) ?? false) as unknown as z.ZodType<boolean, boolean>

const strictFlag = (): z.ZodType<boolean, boolean> =>
  z.preprocess((v) => (v === "true" ? true : v === "false" ? false : v), z.boolean()) as unknown as z.ZodType<
    boolean,
    boolean
  >

const toNumber = (value: unknown): unknown => {
  const number = typeof value === "string" ? Number.parseInt(value, 10) : Number.NaN
  return Number.isNaN(number) ? value : number
}
/** A number, also accepted as text; of text only the leading integer is read. */
export const int = (): z.ZodType<number, number> =>
  z.preprocess(toNumber, z.number()) as unknown as z.ZodType<number, number>

/** An integer within bounds, also accepted as text; the text must be a number, and empty text is 0. */
export const wholeNumber = (schema: z.ZodInt): z.ZodType<number, number> =>
  z.preprocess(
    (value) => (typeof value === "string" && !Number.isNaN(Number(value)) ? Number(value) : value),
    schema,
  ) as unknown as z.ZodType<number, number>

/** Any date that `Date` can parse; output as ISO 8601 in UTC. */
export const dateInput = z.coerce.date().transform((date) => date.toISOString()) as unknown as z.ZodType<string, string>
export const email = z.email("Invalid email address")

export const oneOrMany = <S extends z.ZodType>(schema: S) => z.union([schema, z.array(schema)])

const textFilter = oneOrMany(z.string()).optional()
/** Filters by fields of text: each accepts a value or a list of values. */
export const textFilters = <K extends string>(...fields: K[]) =>
  Object.fromEntries(fields.map((field) => [field, textFilter])) as Record<K, typeof textFilter>

const optionalText = z.string().nullable().optional()
/** Fields of text that may be missing or null. */
export const optionalTexts = <K extends string>(...fields: K[]) =>
  Object.fromEntries(fields.map((field) => [field, optionalText])) as Record<K, typeof optionalText>

/** Issues of a value of the correct type. */
const BOUNDS = new Set(["too_small", "too_big", "not_multiple_of", "invalid_format", "custom"])
type Raw = z.core.$ZodRawIssue

/**
 * The first of several types that matches, like `z.union`. If none matches, the problems of all are reported as the
 * server does, even if one type failed only because of unknown keys.
 */
export const anyOf = <const S extends readonly z.ZodType[]>(
  ...kinds: S
): z.ZodType<z.output<S[number]>, z.input<S[number]>> =>
  z
    .unknown()
    .transform((value, ctx) => {
      const errors: z.core.$ZodIssue[][] = []
      for (const kind of kinds) {
        const result = kind.safeParse(value)
        if (result.success) return result.data
        errors.push(result.error.issues)
      }
      const nearly = errors.filter((issues) => issues.every(({ code }) => BOUNDS.has(code)))
      if (nearly.length === 1) for (const issue of nearly.flat()) ctx.issues.push({ ...issue, input: value } as Raw)
      else ctx.issues.push({ code: "invalid_union", errors, input: value })
      return z.NEVER
    })
    .meta({ kinds }) as unknown as z.ZodType<z.output<S[number]>, z.input<S[number]>>

const operations = <S extends z.ZodType>(schema: S) =>
  z.object({
    $eq: oneOrMany(schema).optional(),
    $ne: oneOrMany(schema).optional(),
    $in: z.array(schema).optional(),
    $nin: z.array(schema).optional(),
    $like: schema.optional(),
    $ilike: schema.optional(),
    $re: schema.optional(),
    $contains: oneOrMany(schema).optional(),
    $gt: schema.optional(),
    $gte: schema.optional(),
    $lt: schema.optional(),
    $lte: schema.optional(),
  })
type Operations<S extends z.ZodType> = ReturnType<typeof operations<S>>

/** A value, a list of values, or operators; unknown operators are ignored. */
export const operators = <S extends z.ZodType>(schema: S) => {
  const [plain, map] = [oneOrMany(schema), operations(schema)]
  type Out = z.output<S> | z.output<S>[] | z.output<Operations<S>>
  type In = z.input<S> | z.input<S>[] | z.input<Operations<S>>
  return z
    .unknown()
    .transform((value, ctx) => {
      const direct = plain.safeParse(value)
      const result = direct.success ? direct : map.safeParse(value)
      if (!result.success) for (const issue of result.error.issues) ctx.issues.push({ ...issue, input: value } as Raw)
      return result.data
    })
    .meta({ kinds: [plain, map] }) as unknown as z.ZodType<Out, In>
}

/** Like `operators`, but problems are reported as those of the value. */
export const valueOrOperators = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.array(schema), anyOf(operations(schema))])

/** Filters of a list by its entities' dates. */
export const dateFilters = {
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
}
/** Groups of filters: all or any of them must match. */
export const groupFilters = { $and: z.array(json).optional(), $or: z.array(json).optional() }

export const selectQuery = z.strictObject({ fields: z.string().optional() })

const paging = {
  fields: z.string().optional(),
  offset: int().optional(),
  limit: int().optional(),
  order: z.string().optional(),
  with_deleted: strictFlag().optional(),
}
/** Query of a list: the common parameters and its own filters; unknown keys are rejected. */
export const listQuery = <F extends z.ZodRawShape = Record<never, never>>(filters?: F) =>
  z.strictObject({ ...paging, ...(filters ?? ({} as F)) })
/** Query of a list of records: also search text, ids, dates and groups of filters. */
export const recordQuery = <F extends z.ZodRawShape = Record<never, never>>(filters?: F) =>
  listQuery({
    q: z.string().optional(),
    id: textFilter,
    ...(filters ?? ({} as F)),
    ...dateFilters,
    ...groupFilters,
  })
/** Like `listQuery`, but unknown keys are dropped. */
export const looseListQuery = <F extends z.ZodRawShape = Record<never, never>>(filters?: F) =>
  z.object({ ...paging, ...(filters ?? ({} as F)) })

/** A single entity under its name: `{ region }`. */
export const one = <K extends string, S extends z.ZodType>(key: K, schema: S) =>
  loose({ [key]: schema } as Record<K, S>)

/** A page of a list: the entities under their name, the total count, the offset and the limit. */
export const page = <K extends string, S extends z.ZodType>(key: K, schema: S) =>
  loose({
    count: z.number(),
    offset: z.number(),
    limit: z.number(),
    /** Present if the index engine counts instead of the database. */
    estimate_count: z.number().optional(),
    ...({ [key]: z.array(schema) } as Record<K, z.ZodArray<S>>),
  })
