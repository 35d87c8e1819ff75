import "./lib/node-version.mjs"
import { port, readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { demoLogins, root } from "./lib/project.mjs"

const flags = readFlags("npm start -- [flags]     starts the storefront and the back-office for development", {
  port: { default: "5173", check: port, help: "first port to try; the next free one is used" },
  host: { default: "127.0.0.1", help: "address to listen on" },
})

installIfNeeded()

const { createServer, loadEnv } = await import("vite")
const server = await createServer({ root, server: { host: flags.host, port: flags.port, strictPort: false } })
await server.listen()

const base = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
const apiUrl = loadEnv("development", root, "VITE_").VITE_API_URL

console.log(`
  Storefront    ${base}
  Back-office   ${base}admin
  Backend       ${apiUrl ? `${apiUrl} (VITE_API_URL)` : "in memory, in the browser; nothing else to start"}
`)
if (!apiUrl) for (const [part, login] of demoLogins) console.log(`  Login         ${login}   (${part})`)
console.log("\n  Ctrl+C stops it.\n")

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}
