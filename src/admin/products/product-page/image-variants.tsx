import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { imageLinksQuery } from "./image-links.ts"
import { optionedVariantsQuery } from "./product-options.ts"
import { useDialogSave } from "./use-dialog-save.ts"

interface ImageVariantsProps {
  productId: string
  imageId: string
  /** The image's position, from 1. */
  number: number
  onClose: () => void
}

const SEARCHED = 12
/** More rows are found by searching. */
const SHOWN = 100

/** Dialog that chooses the variants that an image is shown for. */
export function ImageVariants({ productId, imageId, number, onClose }: ImageVariantsProps) {
  const t = useTranslations("admin.product.images")
  const tv = useTranslations("admin.products.variants")
  const links = useQuery({ ...imageLinksQuery(productId), staleTime: 0 })
  const variants = useQuery(optionedVariantsQuery(productId))
  /** Variants selected or deselected in this dialog. Choices that others save in the meantime are kept. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [q, setQ] = useState("")
  const { save, isPending, error } = useDialogSave({ productId, onClose })
  const present = links.data?.find(({ id }) => id === imageId)?.variantIds ?? []
  const isChosen = (id: string) => changed.get(id) ?? present.includes(id)
  const all = variants.data ?? []
  const found = all.filter(({ title, sku }) => `${title} ${sku ?? ""}`.toLowerCase().includes(q.toLowerCase()))
  const failed = [links, variants].find((query) => query.error !== null)
  const isReady = links.data !== undefined && variants.data !== undefined
  const submit = () => {
    if (!isReady) return
    const add = all.flatMap(({ id }) => (isChosen(id) && !present.includes(id) ? id : []))
    const remove = present.filter((id) => !isChosen(id))
    const body = { ...(add.length > 0 ? { add } : {}), ...(remove.length > 0 ? { remove } : {}) }
    save(
      async () => adminSdk().admin.product.batchImageVariants({ id: productId, image_id: imageId, body }),
      t("saved"),
    )
  }
  return (
    <EntryDialog
      title={t("chooseTitle", { number: String(number) })}
      description={t("chooseHint")}
      entries={[...changed].filter(([id, chosen]) => chosen !== present.includes(id))}
      submit={t("save")}
      busy={isPending}
      disabledReason={isReady ? undefined : tv("loading")}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {failed && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
        {!isReady && !failed && <SkeletonText lines={3} />}
        {isReady && all.length > SEARCHED && <SearchField label={tv("search")} value={q} onSearch={setQ} />}
        {isReady && (
          <ul className="grid gap-2.5">
            {found.slice(0, SHOWN).map(({ id, title, sku }) => (
              <li key={id}>
                <Checkbox
                  label={title || sku}
                  hint={title ? sku : undefined}
                  checked={isChosen(id)}
                  onChange={({ target }) => setChanged(new Map(changed).set(id, target.checked))}
                />
              </li>
            ))}
          </ul>
        )}
        {isReady && found.length === 0 && <p className="text-muted">{tv("noMatch")}</p>}
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
