import { z } from "zod/mini"
import { localTime, momentSchema } from "#admin/kit/form/moment-schema.ts"
import { optionalText } from "#admin/kit/form/text-schema.ts"
import { locales } from "#lib/locale.ts"
import {
  type HomeSection,
  isContentLink,
  isPictureAddress,
  readHomeContent,
  sectionKinds,
  type Texts,
} from "#lib/store-content.ts"
import type { Collection } from "#schema/admin/entities/catalog.ts"

const texts = z.record(z.enum(locales), optionalText)
const link = optionalText.check(z.refine((text) => text === "" || isContentLink(text), "link"))
const picture = optionalText.check(z.refine((text) => text === "" || isPictureAddress(text), "picture"))
const shared = { text: texts, button: texts, link, picture, alt: texts }

/** The rules of the home page's content. */
export const homeSchema = z.object({
  announcement: z
    .object({ text: texts, link, from: momentSchema, until: momentSchema })
    .check(
      z.refine(({ from, until }) => !from || !until || from < until, { message: "untilBeforeFrom", path: ["until"] }),
    ),
  hero: z.object({ heading: texts, ...shared }),
  sections: z.readonly(
    z.array(z.object({ id: z.string(), kind: z.enum(sectionKinds), title: texts, collection: z.string(), ...shared })),
  ),
})
export type HomeValues = z.input<typeof homeSchema>
export type SectionValues = HomeValues["sections"][number]

/** A text in each language, also where it is empty, because the form has a field for each. */
export const inAllLanguages = (given: Texts): Record<(typeof locales)[number], string> => ({ en: "", de: "", ...given })

const sharedValues = ({
  text,
  button,
  link: to,
  picture: image,
  alt,
}: Omit<HomeSection, "id" | "kind" | "title" | "collection">) => ({
  text: inAllLanguages(text),
  button: inAllLanguages(button),
  link: to,
  picture: image,
  alt: inAllLanguages(alt),
})

/** A section as its form has it. */
export const sectionValues = ({ id, kind, title, collection, ...rest }: HomeSection): SectionValues => ({
  id,
  kind,
  title: inAllLanguages(title),
  collection,
  ...sharedValues(rest),
})

/** The form's values of the collection with the home page's content, or those of a home page without any. */
export function homeValues(record: Pick<Collection, "metadata"> | undefined): HomeValues {
  const { announcement, hero, sections } = readHomeContent(record?.metadata)
  return {
    announcement: {
      text: inAllLanguages(announcement.text),
      link: announcement.link,
      from: localTime(announcement.from),
      until: localTime(announcement.until),
    },
    hero: { heading: inAllLanguages(hero.heading), ...sharedValues(hero) },
    sections: sections.map(sectionValues),
  }
}
