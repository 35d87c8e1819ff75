import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useGuidedCreation } from "#admin/kit/guided-setup/use-guided-creation.ts"
import { deleteFiles } from "#admin/products/use-uploads.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { creationOf, sentOf } from "#machines/products/product-wizard/product-creation.ts"
import type { ProductDraft, WizardSettings } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { createProductWizardMachine } from "#machines/products/product-wizard/product-wizard.machine.ts"
import { type WizardStep, wizardSteps } from "#machines/products/product-wizard/product-wizard.rules.ts"
import { withoutGone } from "#machines/products/product-wizard/without-gone.ts"
import { useToast } from "#ui/toasts.tsx"
import { keptProducts } from "./kept-products.ts"

/** The kept wizard, without entries for records that no longer exist. */
function recallFor(settings: WizardSettings) {
  const recalled = keptProducts.recall()
  if (!recalled) return { kept: undefined, gone: null }
  const [draft, gone] = withoutGone(recalled.draft, settings)
  return { kept: { ...recalled, draft }, gone }
}

/** Runs the wizard with its step in the URL. `empty` is a draft with the store's defaults. */
export function useProductWizard(settings: WizardSettings, empty: ProductDraft, urlStep: WizardStep | undefined) {
  const t = useTranslations("admin.productWizard.done")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const [{ kept, gone }] = useState(() => recallFor(settings))
  const hasInput = (draft: ProductDraft) => JSON.stringify(draft) !== JSON.stringify(empty)
  const wizard = useGuidedCreation({
    create: createProductWizardMachine,
    input: kept ? { ...kept, settings } : { draft: empty, settings },
    steps: wizardSteps,
    kept,
    store: keptProducts,
    toKept: (snapshot, step: WizardStep) => {
      const { draft, publish, sent, productId } = snapshot.context
      // After a crash while it is sent, the product may exist.
      const sending = snapshot.matches("creating") ? sentOf(creationOf(draft, settings, publish), sent) : sent
      return { version: 3, draft, step, publish, productId, sent: sending }
    },
    hasInput,
    onDiscard: ({ pictures }) => void deleteFiles(pictures),
    urlStep,
    show: (step, replace) => void navigate({ to: "/admin/products/new", search: { step }, replace }),
    onDone: ({ output, context: { draft, publish } }) => {
      void client.invalidateQueries({ queryKey: ["admin"] })
      if (!output) return
      const isPublished = publish && output.isComplete
      toast({ title: t(isPublished ? "published" : "draft", { title: draft.title }), tone: "done" })
      void navigate({ to: "/admin/products/$id", params: { id: output.id }, replace: true })
    },
  })
  return { ...wizard, gone, isEmpty: !hasInput(wizard.snapshot.context.draft) }
}
