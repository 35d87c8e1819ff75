import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { LinkButton, RowLink, TextLink } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { FieldsDialog } from "./fields-dialog.tsx"
import { completionQuery, type TextType, textTypesQuery } from "./settings.ts"
import { useTextNames } from "./text-names.ts"
import { TranslationsGate } from "./translations-gate.tsx"

export function TranslationsPage() {
  const t = useTranslations("admin.translations")
  return (
    <Page>
      <PageHeader
        title={t("title")}
        description={t("hint")}
        actions={<LinkButton to="/admin/settings/store">{t("languages")}</LinkButton>}
      />
      <TranslationsGate>{(locales) => <Completion locales={locales} />}</TranslationsGate>
    </Page>
  )
}

interface Counts {
  readonly expected: number
  readonly translated: number
}

/** The server counts translations of deleted records too, so that more can be translated than there is. */
const shownCounts = ({ expected, translated }: Counts): Counts => ({
  expected,
  translated: Math.min(expected, translated),
})

const hasTexts = ({ isActive, fields }: TextType): boolean => isActive && fields.length > 0

/** How much of each type of text is translated into each language. */
function Completion({ locales }: { locales: readonly string[] }) {
  const t = useTranslations("admin.translations")
  const names = useTextNames()
  const types = useQuery(textTypesQuery)
  const active = (types.data ?? []).filter(hasTexts)
  const completion = useQuery(
    completionQuery(
      locales,
      active.map(({ type }) => type),
    ),
  )
  const [edited, setEdited] = useState<TextType>()
  const failed = [types, completion].find(({ error }) => error)
  const figure = (type: TextType, locale: string) => {
    const counts = completion.data?.[type.type]?.by_locale[locale]
    if (!counts) return null
    if (counts.expected === 0) return <span className="text-muted">{t("nothing")}</span>
    const { expected, translated } = shownCounts(counts)
    const text = t("done", { done: translated, count: expected })
    return (
      <TextLink
        to="/admin/settings/translations/$type"
        params={{ type: type.type }}
        search={{ locale, missing: translated < expected || undefined }}
        aria-label={`${text}, ${names.type(type.type)}, ${names.language(locale)}`}
      >
        {text}
      </TextLink>
    )
  }
  return (
    <>
      {completion.data && <LanguagesCard locales={locales} counts={Object.values(completion.data)} />}
      <DataTable
        caption={t("title")}
        problem={failed && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
        rows={types.data}
        rowId={({ type }) => type}
        rowTone={(type) => (hasTexts(type) ? undefined : "muted")}
        columns={[
          {
            id: "type",
            header: t("type"),
            interactive: true,
            cell: ({ type }) => (
              <RowLink to="/admin/settings/translations/$type" params={{ type }}>
                {names.type(type)}
              </RowLink>
            ),
          },
          {
            id: "fields",
            header: t("fields"),
            cell: (type) => (hasTexts(type) ? type.fields.map(names.field).join(", ") : t("noFields")),
            phone: "line",
          },
          ...locales.map((locale) => ({
            id: locale,
            header: names.language(locale),
            interactive: true,
            cell: (type: TextType) => figure(type, locale),
            phone: "line" as const,
          })),
          {
            id: "actions",
            header: "",
            align: "end",
            width: "4rem",
            interactive: true,
            cell: (type) => (
              <IconButton
                icon="settings"
                size="sm"
                label={t("edit", { type: names.type(type.type) })}
                onClick={() => setEdited(type)}
              />
            ),
          },
        ]}
      />
      {edited && <FieldsDialog type={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

interface LanguagesCardProps {
  locales: readonly string[]
  /** Of each type of text. */
  counts: readonly { readonly by_locale: Readonly<Record<string, Counts | undefined>> }[]
}

function LanguagesCard({ locales, counts }: LanguagesCardProps) {
  const t = useTranslations("admin.translations")
  const { language } = useTextNames()
  return (
    <Card title={t("all")} description={t("countHint")}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {locales.map((locale) => {
          let [done, count] = [0, 0]
          for (const { by_locale } of counts) {
            const { expected, translated } = shownCounts(by_locale[locale] ?? { expected: 0, translated: 0 })
            done += translated
            count += expected
          }
          return (
            <ProgressBar
              key={locale}
              label={language(locale)}
              value={done}
              max={count}
              tone={done < count ? "progress" : "done"}
              text={t("done", { done, count })}
            />
          )
        })}
      </div>
    </Card>
  )
}
