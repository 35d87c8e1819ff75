import { type Locale, locales } from "./locale.ts"

/** A text by language. */
export type Texts = Readonly<Partial<Record<Locale, string>>>

/** A line above the store's pages. */
export interface Announcement {
  readonly text: Texts
  /** Page that it leads to; empty for none. */
  readonly link: string
  /** ISO times between which it is shown; null for no limit. */
  readonly from: string | null
  readonly until: string | null
}

/** The start of the home page; texts and pictures that are empty are the usual ones. */
export interface HeroContent {
  readonly heading: Texts
  readonly text: Texts
  readonly button: Texts
  readonly link: string
  readonly picture: string
  readonly alt: Texts
}

export const sectionKinds = ["collection", "categories", "newest", "recommended", "text", "recent"] as const
export type SectionKind = (typeof sectionKinds)[number]

/** A section of the home page. Fields that its kind doesn't have are empty. */
export interface HomeSection extends Omit<HeroContent, "heading"> {
  readonly id: string
  readonly kind: SectionKind
  readonly title: Texts
  /** Id of the collection whose products it shows. */
  readonly collection: string
}

/** What a shop has written for its home page. */
export interface HomeContent {
  readonly announcement: Announcement
  readonly hero: HeroContent
  readonly sections: readonly HomeSection[]
}

/** A help page's own texts, in Markdown; empty ones are those of its file. */
export interface PageContent {
  readonly description: Texts
  readonly text: Texts
}

/**
 * Handles of collections whose metadata holds what the storefront can't read elsewhere: `moved` the redirects, `home` the
 * home page, `pages` the help pages. They have no page.
 */
export const contentCollections = { moved: "storefront", home: "storefront-home", pages: "storefront-pages" } as const

/** Whether a collection only holds content of the storefront. */
export const isContentCollection = (handle: string | null | undefined): boolean =>
  (Object.values(contentCollections) as (string | null | undefined)[]).includes(handle)

type Json = Readonly<Record<string, unknown>>
const objectOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {}
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "")
const timeOf = (value: unknown): string | null => (Number.isNaN(Date.parse(textOf(value))) ? null : textOf(value))

function textsOf(value: unknown): Texts {
  const texts = objectOf(value)
  return Object.fromEntries(
    locales.flatMap((locale) => (textOf(texts[locale]) ? [[locale, textOf(texts[locale])]] : [])),
  )
}

/** Whether a link leads to a page of the store or a web address, not to a script. */
export const isContentLink = (link: string): boolean =>
  /^\/(?![/\\])/.test(link) || (/^(?:https?:\/\/|mailto:|tel:)/i.test(link) && URL.canParse(link))

/** Whether a picture has a web address or is a file of the store. */
export const isPictureAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address))

const linkOf = (value: unknown): string => (isContentLink(textOf(value)) ? textOf(value) : "")
const pictureOf = (value: unknown): string => (isPictureAddress(textOf(value)) ? textOf(value) : "")

const sharedOf = ({ text, button, link, picture, alt }: Json): Omit<HeroContent, "heading"> => ({
  text: textsOf(text),
  button: textsOf(button),
  link: linkOf(link),
  picture: pictureOf(picture),
  alt: textsOf(alt),
})

function sectionOf(value: unknown, index: number): HomeSection[] {
  const section = objectOf(value)
  const kind = sectionKinds.find((known) => known === section.kind)
  if (!kind) return []
  const id = textOf(section.id) || String(index)
  return [{ id, kind, title: textsOf(section.title), collection: textOf(section.collection), ...sharedOf(section) }]
}

/** Numbers sections whose id another one before them has. */
function withOwnIds(sections: readonly HomeSection[]): HomeSection[] {
  const known = new Set<string>()
  return sections.map((section) => {
    let { id } = section
    for (let n = 2; known.has(id); n += 1) id = `${section.id}-${n}`
    known.add(id)
    return { ...section, id }
  })
}

/** A section of a kind without content of its own. */
export const newSection = (id: string, kind: SectionKind): HomeSection => ({
  id,
  kind,
  title: {},
  collection: "",
  ...sharedOf({}),
})

/** The sections of the home page until a shop chooses its own. */
const usualSections = (["categories", "newest", "recommended", "recent"] as const).map((kind) => newSection(kind, kind))

/** Reads the home page from a collection's metadata. What isn't valid counts as empty, because others can write it too. */
export function readHomeContent(metadata: unknown): HomeContent {
  const { announcement, hero, sections } = objectOf(metadata)
  const { text, link, from, until } = objectOf(announcement)
  return {
    announcement: { text: textsOf(text), link: linkOf(link), from: timeOf(from), until: timeOf(until) },
    hero: { heading: textsOf(objectOf(hero).heading), ...sharedOf(objectOf(hero)) },
    sections: Array.isArray(sections) ? withOwnIds(sections.flatMap(sectionOf)) : usualSections,
  }
}

/** Reads a help page's own texts from a collection's metadata. */
export function readPageContent(metadata: unknown, slug: string): PageContent {
  const pages = objectOf(metadata)
  const { description, text } = objectOf(Object.hasOwn(pages, slug) ? pages[slug] : undefined)
  return { description: textsOf(description), text: textsOf(text) }
}

/** Returns a text in a language, otherwise in the first one that it has; empty for none. */
export const textIn = (texts: Texts, locale: Locale): string =>
  texts[locale] || (Object.values(texts).find((text) => text !== "") ?? "")

/** Whether an announcement is shown at a time in milliseconds. */
export const isAnnounced = ({ text, from, until }: Announcement, now: number): boolean =>
  Object.keys(text).length > 0 &&
  (from === null || Date.parse(from) <= now) &&
  (until === null || now < Date.parse(until))
