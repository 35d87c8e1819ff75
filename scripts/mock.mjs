import "./lib/node-version.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { readMockFlags, serveMock } from "./lib/serve-mock.mjs"

const flags = readMockFlags("npm run mock --")
installIfNeeded()
const { loadTs } = await import("./lib/load-ts.mjs")
await serveMock(flags, await loadTs("src/mocks/project-server.ts"))
