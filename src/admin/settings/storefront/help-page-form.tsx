import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { optionalText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { HelpTextProblem, helpNodes } from "#lib/help-markdown.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { localeNames, locales } from "#lib/locale.ts"
import { contentCollections, readPageContent } from "#lib/store-content.ts"
import type { Collection } from "#schema/admin/entities/catalog.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { contentRecords } from "./content-records.ts"
import { inAllLanguages } from "./home-schema.ts"
import { LanguageSelect } from "./language-select.tsx"
import { openPreview } from "./open-preview.ts"
import { usePublished } from "./use-published.ts"

const files = import.meta.glob<string>("/src/content/*/*.md", { query: "?raw", import: "default" })

/** What a help page can't have, in a text; undefined if it can have all of it. */
function problemOf(text: string): HelpTextProblem | undefined {
  try {
    helpNodes(text)
    return undefined
  } catch (error) {
    if (error instanceof HelpTextProblem) return error
    throw error
  }
}

const text = optionalText.check(z.refine((source) => problemOf(source) === undefined, "helpText"))
const page = z.object({ description: z.record(z.enum(locales), optionalText), text: z.record(z.enum(locales), text) })
const schema = z.record(z.string(), page)

interface HelpPageFormProps {
  slug: string
  record: Collection | undefined
}

/** Form of a help page's own texts. The page's key in the metadata is its address. */
export function HelpPageForm({ slug, record }: HelpPageFormProps) {
  const t = useTranslations("admin.storefront")
  const [language, setLanguage] = useState(useLocale())
  const records = contentRecords(useQueryClient(), contentCollections.pages, "Storefront: help pages")
  const toValues = (saved: Collection | undefined): z.input<typeof schema> => {
    const { description, text: own } = readPageContent(saved?.metadata, slug)
    return { [slug]: { description: inAllLanguages(description), text: inAllLanguages(own) } }
  }
  const onSaved = usePublished({
    records,
    record,
    valuesOf: toValues,
    bodyOf: schema.parse,
    saved: t("pages.saved"),
    restored: t("pages.restored"),
  })
  const form = useResourceForm({
    resource: records,
    record,
    toValues,
    schema,
    texts: { labels: { [slug]: t("pages.text") } },
    find: records.find,
    onSaved,
  })
  const source = form.value(`${slug}.text.${language}`) as unknown as string
  const { error, ...field } = form.field(`${slug}.text.${language}`)
  const problem = error ? problemOf(source) : undefined
  const wrong = error ? undefined : locales.find((each) => form.rowError(`${slug}.text`, each))
  const file = files[`/src/content/${language}/${slug}.md`] ?? files[`/src/content/en/${slug}.md`]
  const start = async () =>
    form.set(`${slug}.text.${language}`, (await file?.())?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "") as never)
  const inLanguage = (label: string) => t("inLanguage", { label, language: localeNames[language] })
  return (
    <ResourceForm form={form} submit={t("pages.save")}>
      <Card>
        <div className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <LanguageSelect
              value={language}
              onChange={setLanguage}
              error={wrong && t("otherLanguage", { language: localeNames[wrong] })}
            />
            <Button icon="eye" onClick={() => openPreview(slug, { [slug]: form.value(slug) })}>
              {t("preview")}
            </Button>
          </div>
          <TextArea
            optional
            rows={16}
            {...field}
            key={`text ${language}`}
            lang={language}
            label={inLanguage(t("pages.text"))}
            hint={t("pages.textHint", { token: "{returnPeriod}" })}
            error={problem && t(`pages.rules.${problem.kind}`, { source: problem.source })}
          />
          {source === "" && file && (
            <div>
              <Button onClick={() => void start()}>{t("pages.start")}</Button>
            </div>
          )}
          <TextField
            autoComplete="off"
            optional
            {...form.field(`${slug}.description.${language}`)}
            key={`description ${language}`}
            lang={language}
            label={inLanguage(t("pages.description"))}
            hint={t("pages.descriptionHint")}
          />
        </div>
      </Card>
    </ResourceForm>
  )
}
