import { join, resolve } from "node:path"

/** The folder of package.json. Every command works in it, whatever folder it was called from. */
export const root = resolve(import.meta.dirname, "../..")

process.chdir(root)

/** Where commands keep what they can make again; `npm ci` clears it. */
export const cacheDir = join(root, "node_modules", ".cache")

/** The two administrators and shoppers that every seed holds. */
export const demoLogins = [
  ["Back office", "admin@example.com / supersecret"],
  ["Storefront", "customer@example.com / supersecret"],
]
