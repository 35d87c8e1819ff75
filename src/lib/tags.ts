/** The longest tag, in characters. */
export const MAX_TAG = 40

/** A tag as it is stored: without spaces around it and repeated spaces inside. */
export const cleanTag = (text: string): string => text.trim().replaceAll(/\s+/g, " ")

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

export const hasTag = (tags: readonly string[], tag: string): boolean => tags.some((each) => isSame(each, tag))

/**
 * Each tag is a metadata key: the server merges metadata by key, so tags that are added or removed at the same time are
 * all kept.
 */
const PREFIX = "tag:"
const keyOf = (tag: string): string => PREFIX + cleanTag(tag).toLowerCase()

const asMetadata = (metadata: unknown): Record<string, unknown> =>
  typeof metadata === "object" && metadata !== null ? { ...metadata } : {}

const cleaned = (tags: readonly unknown[]): string[] =>
  tags
    .filter((tag) => typeof tag === "string")
    .map(cleanTag)
    .filter(Boolean)

/** Tags under one key, from earlier versions and other apps, which may store them as text, separated by commas. */
function sharedTags({ tags }: Record<string, unknown>): string[] {
  return cleaned(typeof tags === "string" ? tags.split(",") : Array.isArray(tags) ? tags : [])
}

/** The tags in a record's metadata. */
export function tagsOf(metadata: unknown): readonly string[] {
  const all = asMetadata(metadata)
  const separate = cleaned(Object.entries(all).flatMap(([key, value]) => (key.startsWith(PREFIX) ? [value] : [])))
  const tags = [...sharedTags(all), ...separate.sort((a, b) => a.localeCompare(b))]
  return tags.filter((tag, at) => tags.findIndex((other) => isSame(other, tag)) === at)
}

/** Metadata that adds a tag. */
export const withTag = (tag: string): Record<string, string> => ({ [keyOf(tag)]: cleanTag(tag) })

/** Metadata that removes a tag. On the wire, an empty text removes a key. */
export function withoutTag(metadata: unknown, tag: string): Record<string, unknown> {
  const all = asMetadata(metadata)
  const isIt = (value: unknown) => typeof value === "string" && isSame(cleanTag(value), cleanTag(tag))
  const keys = Object.keys(all).filter((key) => key.startsWith(PREFIX) && isIt(all[key]))
  const shared = sharedTags(all)
  const rest = shared.filter((each) => !isSame(each, tag))
  const removed = Object.fromEntries([keyOf(tag), ...keys].map((key) => [key, ""]))
  return { ...removed, ...(rest.length < shared.length ? { tags: rest.length > 0 ? rest : "" } : {}) }
}
