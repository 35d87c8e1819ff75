import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { collections } from "#admin/catalog/collections/collection.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { newSection, type SectionKind, sectionKinds, textIn } from "#lib/store-content.ts"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Menu } from "#ui/menu.tsx"
import { SortableList } from "#ui/sortable-list.tsx"
import { type SectionValues, sectionValues } from "./home-schema.ts"
import { SectionDialog } from "./section-dialog.tsx"

interface SectionsCardProps {
  label: string
  value: readonly SectionValues[]
  onChange: (sections: readonly SectionValues[]) => void
  language: Locale
}

/** The sections of the home page, in their order. */
export function SectionsCard({ label, value: sections, onChange, language }: SectionsCardProps) {
  const t = useTranslations("admin.storefront")
  const [edited, setEdited] = useState<SectionValues>()
  const shown = sections.flatMap(({ collection }) => collection || [])
  const { data: known = [] } = useQuery(collections.byIds(shown))
  const nameOf = (section: SectionValues) => {
    const own = known.find(({ id }) => id === section.collection)?.title ?? textIn(section.title, language)
    return own ? t("named", { kind: t(`kinds.${section.kind}`), name: own }) : t(`kinds.${section.kind}`)
  }
  const add = (kind: SectionKind) => {
    const section = sectionValues(newSection(crypto.randomUUID(), kind))
    if (hasFields(kind)) setEdited(section)
    else onChange([...sections, section])
  }
  const save = (section: SectionValues) => {
    const isKnown = sections.some(({ id }) => id === section.id)
    onChange(isKnown ? sections.map((each) => (each.id === section.id ? section : each)) : [...sections, section])
    setEdited(undefined)
  }
  return (
    <Card
      title={label}
      description={t("sectionsHint")}
      actions={
        <Menu
          label={t("addSection")}
          button={{ size: "sm", icon: "plus" }}
          align="end"
          items={sectionKinds.map((kind) => ({ label: t(`kinds.${kind}`), onSelect: () => add(kind) }))}
        />
      }
    >
      {sections.length === 0 ? (
        <p className="text-sm text-muted">{t("noSections")}</p>
      ) : (
        <SortableList
          label={label}
          items={sections}
          itemId={({ id }) => id}
          itemName={nameOf}
          onMove={(section, to) => {
            const others = sections.filter(({ id }) => id !== section.id)
            onChange([...others.slice(0, to), section, ...others.slice(to)])
          }}
        >
          {(section) => (
            <div className="flex min-h-9 items-center gap-1 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(section)}</span>
              {hasFields(section.kind) && (
                <IconButton
                  icon="edit"
                  label={t("editSection", { name: nameOf(section) })}
                  onClick={() => setEdited(section)}
                />
              )}
              <IconButton
                icon="trash"
                label={t("removeSection", { name: nameOf(section) })}
                onClick={() => onChange(sections.filter(({ id }) => id !== section.id))}
              />
            </div>
          )}
        </SortableList>
      )}
      {edited && (
        <SectionDialog
          key={edited.id}
          section={edited}
          language={language}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

const hasFields = (kind: SectionKind) => kind !== "recommended" && kind !== "recent"
