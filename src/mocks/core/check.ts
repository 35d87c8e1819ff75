import type { EndpointSchema } from "#schema/endpoint.ts"

/**
 * What an answer has that its schema does not allow. With `fields=` a request chooses what it gets, so that
 * a missing field is no problem then; a field of the wrong kind always is.
 */
export function problemsOf(schema: EndpointSchema, answer: unknown, choseFields: boolean): string[] {
  const result = schema.response.safeParse(answer)
  if (result.success) return []
  return result.error.issues
    .filter((issue) => {
      let value = answer
      for (const key of issue.path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
      return !(choseFields && value === undefined)
    })
    .map((issue) => `${issue.path.join(".")}: ${issue.message}`)
}
