import { deleteFiles, type Uploads } from "#admin/products/use-uploads.ts"
import { suggestHandle } from "#lib/handle.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { TagCombobox } from "#ui/combobox.tsx"
import { Select } from "#ui/select.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { Attributes } from "./attributes.tsx"
import { Organization } from "./organization.tsx"
import { Pictures } from "./pictures.tsx"
import { type StepProps, useFieldError } from "./step-props.ts"

/** Title, description and handle, images, where the product is sold, what it belongs to, and its attributes. */
export function DetailsStep(props: StepProps & { uploads: Uploads }) {
  const { draft, settings, change, uploads } = props
  const t = useTranslations("admin.productWizard.details")
  const errorOf = useFieldError(props)
  const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  return (
    <>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("title")}
            autoComplete="off"
            value={draft.title}
            error={errorOf("title")}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextField
            label={t("subtitle")}
            optional
            autoComplete="off"
            value={draft.subtitle}
            onChange={(event) => change({ subtitle: event.target.value })}
          />
          <TextArea
            label={t("description")}
            optional
            className="sm:col-span-2"
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
          <TextField
            label={t("handle")}
            optional
            hint={t("handleHint")}
            autoComplete="off"
            spellCheck={false}
            className="sm:col-span-2"
            placeholder={suggestHandle(draft.title)}
            value={draft.handle}
            error={errorOf("handle")}
            onChange={(event) => change({ handle: event.target.value })}
          />
        </div>
      </Card>
      <Pictures
        pictures={draft.pictures}
        uploads={uploads}
        onChange={(pictures) => change({ pictures })}
        onRemove={(picture) => {
          change({ pictures: draft.pictures.filter(({ id }) => id !== picture.id) })
          void deleteFiles([picture])
        }}
      />
      <Card title={t("selling")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TagCombobox
            label={t("channels")}
            hint={t("channelsHint")}
            options={settings.channels.map(choice)}
            value={settings.channels.filter(({ id }) => draft.channelIds.includes(id)).map(choice)}
            onChange={(choices) => change({ channelIds: choices.map(({ value }) => value) })}
          />
          <Select
            label={t("profile")}
            hint={t("profileHint")}
            placeholder={t("noProfile")}
            value={draft.profileId}
            options={settings.profiles.map(choice)}
            onChange={(event) => change({ profileId: event.target.value })}
          />
        </div>
      </Card>
      <Organization draft={draft} change={change} />
      <Attributes {...props} />
    </>
  )
}
