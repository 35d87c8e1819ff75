import { withoutMarkdown } from "#lib/markdown-marks.ts"

/** What a record's metadata says about its page for search engines and link previews. */
interface SeoMetadata {
  readonly seo_title?: unknown
  readonly seo_description?: unknown
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() ? value.trim() : undefined

/** The title and description of a record's page: `seo_title` and `seo_description` of its metadata, otherwise its own. */
export function seoTexts(metadata: unknown, title: string, description?: string | null) {
  const { seo_title, seo_description } = (metadata ?? {}) as SeoMetadata
  const own = withoutMarkdown(description ?? "")
  return { title: textOf(seo_title) ?? title, description: textOf(seo_description) ?? textOf(own) }
}
