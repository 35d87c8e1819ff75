import "./lib/node-version.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { conversationFlags, failed, openTarget } from "./lib/target.mjs"

const flags = readFlags("npm run record -- --url <value> [flags]     records conversations with a real server", {
  ...conversationFlags,
  url: { help: "real server to record; it loses its data" },
})
const { url } = flags
if (!url) refuse("--url is missing: tapes are recorded from a real server, not from the mock")

installIfNeeded()
const { target, set, names, conversations } = await openTarget(flags)
console.log(`Recording ${set} from ${target.url}`)

let steps = 0
try {
  for await (const recorded of conversations.recordTapes(target, set, names)) {
    steps += recorded.steps
    console.log(`  ✓ ${recorded.name} (${recorded.steps} steps)`)
  }
} catch (error) {
  failed(error)
}
console.log(`\n${names.length} tapes (${steps} steps) saved in tests/tapes/${set}. git diff shows what has changed.`)
process.exit(0)
