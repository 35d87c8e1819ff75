import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { MomentField } from "#admin/kit/form/moment-field.tsx"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { localeNames } from "#lib/locale.ts"
import { contentCollections, textIn } from "#lib/store-content.ts"
import type { Collection } from "#schema/admin/entities/catalog.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { contentRecords } from "./content-records.ts"
import { type HomeValues, homeSchema, homeValues } from "./home-schema.ts"
import { LanguageSelect } from "./language-select.tsx"
import { openPreview } from "./open-preview.ts"
import { SectionsCard } from "./sections-card.tsx"
import { usePublished } from "./use-published.ts"

/** Form of the home page's content and the announcement. Saving publishes it, and the toast offers to undo that. */
export function HomeForm({ record }: { record: Collection | undefined }) {
  const t = useTranslations("admin.storefront")
  const tm = useTranslations("admin.form.merge")
  const [language, setLanguage] = useState(useLocale())
  const records = contentRecords(useQueryClient(), contentCollections.home, "Storefront: home page")
  const onSaved = usePublished({
    records,
    record,
    valuesOf: homeValues,
    bodyOf: homeSchema.parse,
    saved: t("saved"),
    restored: t("restored"),
  })
  const form = useResourceForm({
    resource: records,
    record,
    toValues: homeValues,
    schema: homeSchema,
    texts: { labels: { announcement: t("announcement"), hero: t("hero"), sections: t("sections") } },
    rules: { link: t("rules.link"), picture: t("rules.picture"), untilBeforeFrom: t("rules.untilBeforeFrom") },
    find: records.find,
    valueText: (field, value) => {
      const texts =
        field === "sections"
          ? (value as HomeValues["sections"]).map(({ kind, title }) => [t(`kinds.${kind}`), textIn(title, language)])
          : Object.values(value as HomeValues["hero"]).map((part) => [
              typeof part === "string" ? part : textIn(part ?? {}, language),
            ])
      return texts.flatMap((text) => text.filter(Boolean).join(": ") || []).join(", ") || tm("empty")
    },
    onSaved,
  })

  const preview = () =>
    openPreview("", {
      announcement: form.value("announcement"),
      hero: form.value("hero"),
      sections: form.value("sections"),
    })

  /** Props of the field with a text in the chosen language. */
  const text = (
    name: "announcement.text" | "hero.heading" | "hero.text" | "hero.button" | "hero.alt",
    label: string,
  ) => ({
    ...form.field(`${name}.${language}`),
    label: t("inLanguage", { label, language: localeNames[language] }),
    lang: language,
  })
  return (
    <ResourceForm form={form} submit={t("publish")}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <LanguageSelect value={language} onChange={setLanguage} />
        <Button icon="eye" onClick={preview}>
          {t("preview")}
        </Button>
      </div>
      <Card title={t("announcement")} description={t("announcementHint")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" optional key={`text ${language}`} {...text("announcement.text", t("text"))} />
          <TextField
            autoComplete="off"
            optional
            {...form.field("announcement.link")}
            label={t("link")}
            hint={t("linkHint")}
          />
          <MomentField {...form.field("announcement.from")} label={t("from")} />
          <MomentField {...form.field("announcement.until")} label={t("until")} />
        </div>
      </Card>
      <Card title={t("hero")} description={t("heroHint")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" optional key={`heading ${language}`} {...text("hero.heading", t("heading"))} />
          <TextArea optional key={`text ${language}`} {...text("hero.text", t("text"))} />
          <TextField autoComplete="off" optional key={`button ${language}`} {...text("hero.button", t("button"))} />
          <TextField autoComplete="off" optional {...form.field("hero.link")} label={t("link")} hint={t("linkHint")} />
          <TextField
            autoComplete="off"
            optional
            {...form.field("hero.picture")}
            label={t("picture")}
            hint={t("pictureHint")}
          />
          <TextField
            autoComplete="off"
            optional
            key={`alt ${language}`}
            {...text("hero.alt", t("alt"))}
            hint={t("altHint")}
          />
        </div>
      </Card>
      <SectionsCard {...form.input("sections")} language={language} />
    </ResourceForm>
  )
}
