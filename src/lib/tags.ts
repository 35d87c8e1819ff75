/** The longest tag, in characters. */
export const MAX_TAG = 40

/** A tag as it is stored: without spaces around it and repeated spaces inside. */
export const cleanTag = (text: string): string => text.trim().replaceAll(/\s+/g, " ")

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

export const hasTag = (tags: readonly string[], tag: string): boolean => tags.some((each) => isSame(each, tag))

/** The tags in a record's metadata. Other apps may store them as text, separated by commas. */
export function tagsOf(metadata: unknown): readonly string[] {
  const { tags } = (typeof metadata === "object" && metadata !== null ? metadata : {}) as { tags?: unknown }
  const all = typeof tags === "string" ? tags.split(",") : Array.isArray(tags) ? tags : []
  return all
    .filter((tag) => typeof tag === "string")
    .map(cleanTag)
    .filter(Boolean)
}

/** Metadata with one tag more; other tags keep their order. */
export const withTag = (metadata: unknown, tag: string) => {
  const tags = tagsOf(metadata)
  return { tags: hasTag(tags, tag) ? tags : [...tags, cleanTag(tag)] }
}

/** Metadata with one tag less. On the wire, an empty text removes the key. */
export const withoutTag = (metadata: unknown, tag: string) => {
  const tags = tagsOf(metadata).filter((each) => !isSame(each, tag))
  return { tags: tags.length > 0 ? tags : "" }
}
