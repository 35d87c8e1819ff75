import { waitFor } from "xstate"
import type { Quote, SheetChoice } from "#machines/store/express-checkout/express-checkout.actors.ts"
import type { ExpressCheckoutRef } from "#machines/store/express-checkout/express-checkout.machine.ts"
import type { ExpressHandlers } from "#store/payment/mount-express-buttons.ts"

/** Passes what happens in a wallet's sheet to the machine, and answers with the machine's decision. */
export function sheetHandlers(actor: ExpressCheckoutRef, canOpen: () => boolean): Omit<ExpressHandlers, "onReady"> {
  const choose = async (choice: SheetChoice): Promise<Quote | null> => {
    if (!actor.getSnapshot().can(choice)) return null
    actor.send(choice)
    const now = await waitFor(actor, (state) => !state.matches("quoting")).catch(() => null)
    return now?.matches("open") && now.context.error === null ? now.context.quote : null
  }
  return {
    onOpen() {
      if (!canOpen() || !actor.getSnapshot().can({ type: "sheet.open" })) return null
      actor.send({ type: "sheet.open" })
      return actor.getSnapshot().context.quote
    },
    onAddress: (address) => choose({ type: "address.change", address }),
    onRate: (optionId) => choose({ type: "rate.change", optionId }),
    async onConfirm(details) {
      const event = { type: "sheet.confirm", details } as const
      if (!actor.getSnapshot().can(event)) return false
      actor.send(event)
      const end = await waitFor(actor, (now) => now.status !== "active" || now.matches("restoring")).catch(() => null)
      return end?.status === "done"
    },
    onCancel: (message) => actor.send({ type: "sheet.cancel", ...(message === undefined ? {} : { message }) }),
  }
}
