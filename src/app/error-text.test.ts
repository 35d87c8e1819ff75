import { expect, it } from "vitest"
import { ApiError } from "#sdk/error.ts"
import { errorText } from "./error-text.ts"

const texts = { refused: (reason: string) => `Refused: ${reason}`, server: "server", lost: "lost" }

it.each([
  ["The payment: pay_01M8JJ2Z1P0000000065Z1YYGA has been canceled.", "Refused: The payment has been canceled."],
  ["Payment id not found: pay_01M8JJ2Z1P0000000065Z1YYGA", "Refused: Payment id not found."],
  ["Code SPRING_2026 is taken", "Refused: Code SPRING_2026 is taken."],
])("shows %j without ids", (message, shown) => {
  expect(errorText(new ApiError({ kind: "http", status: 400, message }), texts)).toBe(shown)
})
