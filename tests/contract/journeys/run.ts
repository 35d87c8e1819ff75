import { responseCheck } from "#sdk/check.ts"
import { hasNoResponse, toApiError } from "#sdk/error.ts"
import type { ResponseCheck } from "#sdk/options.ts"
import { invitation } from "./invitation.ts"
import type { Journey, Shop, Step } from "./journey.ts"
import { orderEdit } from "./order-edit.ts"
import { purchase } from "./purchase.ts"
import { returnJourney } from "./return.ts"
import { closeShop, openShop, type Server } from "./shop.ts"
import { upload } from "./upload.ts"

export const journeys: readonly Journey[] = [purchase, orderEdit, returnJourney, invitation, upload]

/** Receives the progress of the journeys. */
export interface Report {
  started(name: string): void
  passed(what: string, milliseconds: number): void
  failed(what: string, reason: string): void
}

/** Runs journeys one after another on a server; returns whether all of them passed. */
export async function runJourneys(server: Server, chosen: readonly Journey[], report: Report): Promise<boolean> {
  let allPassed = true
  const fail = (what: string, error: unknown) => {
    allPassed = false
    const { message, status } = toApiError(error)
    const lost = hasNoResponse(error)
    report.failed(what, lost ? `${server.url} doesn't respond (${message})` : status ? `${status} ${message}` : message)
  }
  // A response that doesn't match its schema is reported once per message and doesn't stop the journey.
  const check = responseCheck()
  const reported = new Set<string>()
  const checkAnswer: ResponseCheck = async (endpoint, answer, args) => {
    try {
      await check(endpoint, answer, args)
    } catch (error) {
      const { message } = toApiError(error)
      if (!reported.has(message)) fail("checks the response against its schema", error)
      reported.add(message)
    }
  }
  const step: Step = async (what, act) => {
    const start = performance.now()
    try {
      const result = await act()
      report.passed(what, performance.now() - start)
      return result
    } catch (error) {
      fail(what, error)
      throw new StepFailed()
    }
  }

  report.started("setup")
  let shop: Shop
  try {
    shop = await step("logs in and publishes a product", () => openShop(server, checkAnswer))
  } catch (error) {
    return ended(error, false)
  }
  for (const { name, run } of chosen) {
    report.started(name)
    await run(shop, step).catch((error) => ended(error, undefined))
  }
  report.started("cleanup")
  await step("deletes the product", () => closeShop(shop)).catch((error) => ended(error, undefined))
  return allPassed
}

/** Ends a journey after a failed step, which has already been reported. */
class StepFailed extends Error {}
function ended<T>(error: unknown, answer: T): T {
  if (error instanceof StepFailed) return answer
  throw error
}
