import "./lib/node-version.mjs"
import { builtApp } from "./lib/built-app.mjs"
import { port, readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags("npm run serve -- [flags]     serves the store with rendered pages, and the back office", {
  port: { default: process.env.PORT || "4173", check: port, help: "port to listen on; the variable PORT sets it too" },
  host: { default: "127.0.0.1", help: "address to listen on" },
})

installIfNeeded()

const { app, server } = await builtApp()
Object.assign(process.env, { PORT: String(flags.port), HOST: flags.host })
process.argv[2] = app
await import(`${server}/serve.js`)
