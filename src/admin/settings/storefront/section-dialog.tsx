import { useState } from "react"
import { productCollections } from "#admin/catalog/collections/collection.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { type Locale, localeNames } from "#lib/locale.ts"
import { isContentLink, isPictureAddress, textIn } from "#lib/store-content.ts"
import { TextArea, TextField } from "#ui/text-field.tsx"
import type { SectionValues } from "./home-schema.ts"
import { LanguageSelect } from "./language-select.tsx"

interface SectionDialogProps {
  section: SectionValues
  language: Locale
  onSave: (section: SectionValues) => void
  onClose: () => void
}

/** The content of a section. It is published with the page. */
export function SectionDialog({ section, language: first, onSave, onClose }: SectionDialogProps) {
  const t = useTranslations("admin.storefront")
  const [values, setValues] = useState(section)
  const [language, setLanguage] = useState(first)
  const [isChecked, setChecked] = useState(false)
  const { kind } = section
  const errors = {
    collection: kind === "collection" && !values.collection ? t("rules.collection") : undefined,
    text:
      kind === "text" && !textIn(values.title, language) && !textIn(values.text, language) && !values.picture
        ? t("rules.text")
        : undefined,
    link: values.link && !isContentLink(values.link.trim()) ? t("rules.link") : undefined,
    picture: values.picture && !isPictureAddress(values.picture.trim()) ? t("rules.picture") : undefined,
  }
  const errorOf = (name: keyof typeof errors) => (isChecked ? errors[name] : undefined)

  function submit() {
    setChecked(true)
    if (Object.values(errors).every((error) => error === undefined))
      onSave({ ...values, link: values.link.trim(), picture: values.picture.trim() })
  }
  /** Props of the field with a text in the chosen language. */
  const text = (name: "title" | "text" | "button" | "alt", label: string) => ({
    label: t("inLanguage", { label, language: localeNames[language] }),
    lang: language,
    value: values[name][language],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: { ...values[name], [language]: target.value } }),
  })
  const plain = (name: "link" | "picture", label: string) => ({
    label,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return (
    <EntryDialog
      title={t(`kinds.${kind}`)}
      size="md"
      entries={values}
      submit={t("saveSection")}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <LanguageSelect value={language} onChange={setLanguage} />
      {kind === "collection" && (
        <EntityPicker
          resource={productCollections}
          label={t("collection")}
          error={errorOf("collection")}
          option={({ id, title, handle }) => ({
            value: id,
            label: title ?? handle ?? id,
            description: handle ?? undefined,
          })}
          value={values.collection || null}
          onChange={(id) => setValues({ ...values, collection: id ?? "" })}
        />
      )}
      <TextField
        autoComplete="off"
        optional
        hint={kind === "text" ? undefined : t("titleHint")}
        error={errorOf("text")}
        {...text("title", t("heading"))}
      />
      {kind === "text" && (
        <>
          <TextArea optional hint={t("markdownHint")} {...text("text", t("text"))} />
          <TextField autoComplete="off" optional {...text("button", t("button"))} />
          <TextField autoComplete="off" optional hint={t("linkHint")} {...plain("link", t("link"))} />
          <TextField autoComplete="off" optional hint={t("pictureHint")} {...plain("picture", t("picture"))} />
          <TextField autoComplete="off" optional hint={t("altHint")} {...text("alt", t("alt"))} />
        </>
      )}
    </EntryDialog>
  )
}
