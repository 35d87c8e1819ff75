import { useMutation, useQueryClient } from "@tanstack/react-query"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { products } from "#admin/products/product.resource.ts"
import { useToast } from "#ui/toasts.tsx"
import type { OptionedVariant, ProductOption } from "./product-options.ts"

/** What every dialog about options and variants of a product gets. */
export interface OptionDialogProps {
  readonly productId: string
  readonly options: readonly ProductOption[]
  readonly variants: readonly OptionedVariant[]
  onClose(): void
}

/** Saves from a dialog and closes it. A refusal that concerns a field is at that field, other errors are in `error`. */
export function useDialogSave({ productId, onClose }: Pick<OptionDialogProps, "productId" | "onClose">) {
  const client = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ act }: { act: () => Promise<unknown>; done: string }) => act(),
    onSuccess: (_, { done }) => {
      toast({ title: done })
      onClose()
    },
    // Pages of options show the same values.
    onSettled: () =>
      Promise.all([
        products.invalidate(client, productId),
        client.invalidateQueries({ queryKey: ["admin", "options"] }),
      ]),
  })
  return {
    save: (act: () => Promise<unknown>, done: string) => !isPending && mutate({ act, done }),
    isPending,
    reset,
    error: error instanceof FieldRefusal ? undefined : error,
    errorAt: (field: string) => (error instanceof FieldRefusal && error.field === field ? error.message : undefined),
  }
}
