import "./lib/node-version.mjs"
import { readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { conversationFlags, failed, openTarget } from "./lib/target.mjs"

const flags = readFlags("npm run replay -- [flags]     compares a server with the recorded conversations", {
  ...conversationFlags,
  all: { type: "boolean", help: "prints every difference instead of the first three of a conversation" },
})

installIfNeeded()
const { target, set, names, conversations, close } = await openTarget(flags)
console.log(`Comparing ${target.url} with the recorded ${set}`)

let same = 0
let steps = 0
try {
  for await (const replayed of conversations.replay(target, set, names)) {
    const { name, differences } = replayed
    steps += replayed.steps
    if (differences.length === 0) same++
    console.log(`  ${differences.length === 0 ? "✓" : "✗"} ${name} (${replayed.steps} steps)`)
    for (const difference of flags.all ? differences : differences.slice(0, 3))
      console.log(`      ${conversations.describeDifference(difference)}`)
    if (!flags.all && differences.length > 3) console.log(`      and ${differences.length - 3} more`)
  }
} catch (error) {
  failed(error)
}
await close()
console.log(`\n${same} of ${names.length} conversations (${steps} steps) without a difference`)
process.exit(same === names.length ? 0 : 1)
