import type { AddressProblem, Replacing } from "#lib/address-problem.ts"
import { deviceItem } from "#lib/device-items.ts"
import { control, type World } from "./control.ts"
import { toError } from "./use-control.ts"

/** Longest shared text in a link, in characters. */
export const MAX_LINK = 32 * 1024
const PARAMETER = "#share="
const VERSION = "1."

/** What a link or a snapshot reproduces: the data, and the shopper's cart and country. Logins aren't shared. */
export interface Shared {
  readonly world: World
  readonly cart: string | null
  readonly country: string | null
}

/** The link can't be read: it is cut, or of another version. */
class BrokenLinkError extends Error {
  override readonly name = "BrokenLinkError"
  readonly code: "link_version" | "link_incomplete"

  constructor(code: BrokenLinkError["code"], options?: ErrorOptions) {
    super(code === "link_version" ? "The link is from another version." : "The link is incomplete.", options)
    this.code = code
  }
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer()
}

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))

/** Encodes the shared data for a link: compressed JSON as base64url. */
export async function encodeShared(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared))
  return VERSION + toBase64Url(new Uint8Array(await piped(bytes, new CompressionStream("deflate-raw"))))
}

/** Reads what `encodeShared` wrote; throws {@link BrokenLinkError}. */
async function decodeShared(text: string): Promise<Shared> {
  if (!text.startsWith(VERSION)) throw new BrokenLinkError(/^\d+\./.test(text) ? "link_version" : "link_incomplete")
  try {
    const bytes = await piped(fromBase64Url(text.slice(VERSION.length)), new DecompressionStream("deflate-raw"))
    const { world, cart = null, country = null } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Shared>
    if (typeof world !== "object" || world === null) throw new Error("no dataset")
    return { world, cart, country }
  } catch (error) {
    throw new BrokenLinkError("link_incomplete", { cause: error })
  }
}

export async function currentShared(): Promise<Shared> {
  const world = await control<World>("GET", "world?as=changes")
  return { world, cart: deviceItem("cart").get(), country: deviceItem("country").get() }
}

/**
 * Replaces the data by the shared one; throws `ControlError` and keeps the current data if it can't be used. A file has no
 * cart and country: then this browser's stay.
 */
export async function applyShared({ world, ...kept }: Pick<Shared, "world"> & Partial<Shared>): Promise<void> {
  await control("PUT", "world", world)
  for (const name of ["cartRevision", "checkoutDrafts", "checkoutSeen", "lastOrder"] as const) deviceItem(name).remove()
  for (const name of ["cart", "country"] as const) {
    const value = kept[name]
    if (value === null) deviceItem(name).remove()
    else if (value !== undefined) deviceItem(name).set(value)
  }
}

/** The address of this page with the shared data. */
export const linkOf = (encoded: string): string =>
  `${location.origin}${location.pathname}${location.search}${PARAMETER}${encoded}`

/**
 * Applies the shared data of the page's address and removes it there; returns why that wasn't possible. `replacing`
 * runs the work that replaces the current data.
 */
export async function openShared(replacing: Replacing): Promise<AddressProblem | undefined> {
  const encoded = location.hash.slice(PARAMETER.length)
  history.replaceState(history.state, "", location.pathname + location.search)
  try {
    const shared = await decodeShared(encoded)
    await replacing(async () => {
      await applyShared(shared)
      return true
    })
    return undefined
  } catch (error) {
    const { message } = toError(error)
    const { code, values }: Pick<AddressProblem, "code" | "values"> = error as object
    return { part: "share", message, code, values }
  }
}
