import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useGuidedCreation } from "#admin/kit/guided-setup/use-guided-creation.ts"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { emptyDraft, type PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import { createPriceListMachine } from "#machines/price-lists/price-list.machine.ts"
import { type ListStep, listSteps } from "#machines/price-lists/price-list.rules.ts"
import { useToast } from "#ui/toasts.tsx"
import { keptPriceList } from "./kept-price-list.ts"

const hasInput = ({ key, ...draft }: PriceListDraft): boolean => {
  const { key: _, ...empty } = emptyDraft(key)
  return JSON.stringify(draft) !== JSON.stringify(empty)
}

/** Runs the wizard; the URL has its step, or the list that prices are being added to. */
export function usePriceListWizard(urlStep: ListStep | undefined) {
  const t = useTranslations("admin.priceListWizard.done")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const [kept] = useState(keptPriceList.recall)
  return useGuidedCreation({
    create: createPriceListMachine,
    input: kept ?? { draft: emptyDraft(crypto.randomUUID()) },
    steps: listSteps,
    kept,
    store: keptPriceList,
    toKept: (snapshot, step: ListStep) => {
      const { draft, activate, isSent, listId } = snapshot.context
      // After a crash while it is sent, the list may exist.
      return { version: 1, draft, step, activate, listId, isSent: isSent || snapshot.matches("creating") }
    },
    // Thousands of prices take longer than a frame.
    pause: 300,
    hasInput,
    urlStep,
    recordIdOf: ({ context }) => context.listId,
    show: (step, replace, listId) => {
      const search = listId === null ? { step } : { id: listId }
      // The id is set while prices are sent.
      void navigate({ to: "/admin/price-lists/new", search, replace, ignoreBlocker: true })
    },
    onDone: ({ output, context: { draft } }) => {
      void priceLists.invalidate(client)
      if (!output) return
      toast({ title: t(output.isActive ? "active" : "draft", { title: draft.title }), tone: "done" })
      void navigate({ to: "/admin/price-lists/$id", params: { id: output.id }, replace: true })
    },
  })
}
