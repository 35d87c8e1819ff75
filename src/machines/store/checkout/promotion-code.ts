import { toApiError } from "#sdk/error.ts"

const isRefused = (error: unknown): boolean => toApiError(error).type === "invalid_data"

/**
 * Adds a promotion code as it was entered, or in capitals if the server doesn't know it: the server distinguishes them,
 * and most codes have capitals. Throws the refusal of the entered one if neither is known.
 */
export async function addPromotionCode<T>(code: string, add: (code: string) => Promise<T>): Promise<T> {
  try {
    return await add(code)
  } catch (error) {
    const capitals = code.toUpperCase()
    if (capitals === code || !isRefused(error)) throw error
    try {
      return await add(capitals)
    } catch (again) {
      throw isRefused(again) ? error : again
    }
  }
}
