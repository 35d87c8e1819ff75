import type { Chance } from "#tests/support/fuzz/chance.ts"

const refusal = (status: number) =>
  Response.json({ code: "unknown_error", type: "unknown_error", message: "An unknown error occurred." }, { status })

/** Sends a request that fails: it is refused, or its connection is dropped before or after the work is done. */
export async function failingSend(send: () => Promise<Response>, chance: Chance): Promise<Response> {
  const failure = chance.pick(["429", "500", "cut before", "cut after", "cut after", "502 after"])
  if (failure === "429" || failure === "500") return refusal(Number(failure))
  if (failure !== "cut before") await send()
  if (failure === "502 after") return refusal(502)
  throw new TypeError("fetch failed")
}
