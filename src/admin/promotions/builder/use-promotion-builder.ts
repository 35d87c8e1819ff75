import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useGuidedCreation } from "#admin/kit/guided-setup/use-guided-creation.ts"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { bodyOf } from "#machines/promotions/promotion-builder/promotion-body.ts"
import { emptyDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { createPromotionBuilderMachine } from "#machines/promotions/promotion-builder/promotion-builder.machine.ts"
import { type BuilderStep, builderSteps } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"
import { useToast } from "#ui/toasts.tsx"
import { keptPromotion } from "./kept-promotion.ts"

/** Runs the builder with its step in the URL. */
export function usePromotionBuilder(urlStep: BuilderStep | undefined) {
  const t = useTranslations("admin.promotionBuilder.done")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const [kept] = useState(keptPromotion.recall)
  return useGuidedCreation({
    create: createPromotionBuilderMachine,
    input: kept ?? { draft: emptyDraft(crypto.randomUUID()) },
    steps: builderSteps,
    kept,
    store: keptPromotion,
    toKept: (snapshot, step: BuilderStep) => {
      const { draft, status, sent } = snapshot.context
      // After a crash while it is sent, the promotion may exist.
      const isSending = snapshot.matches("creating")
      return { version: 1, draft, step, status, sent: isSending ? JSON.stringify(bodyOf(draft, status)) : sent }
    },
    hasInput: (draft) => JSON.stringify(draft) !== JSON.stringify(emptyDraft(draft.key)),
    urlStep,
    show: (step, replace) =>
      void navigate({ to: "/admin/promotions/new", search: { step }, replace, ignoreBlocker: true }),
    onDone: ({ output, context: { draft } }) => {
      void promotions.invalidate(client)
      if (!output) return
      toast({ title: t(output.isActive ? "active" : "draft", { code: draft.code.trim() }), tone: "done" })
      void navigate({ to: "/admin/promotions/$id", params: { id: output.id }, replace: true })
    },
  })
}
