import { expect, it } from "vitest"
import { examplesIn } from "./shell-examples.ts"

const MARKDOWN = `Start it:

    npm start  # on port 5173

\`\`\`sh
npm run mock -- \\
  --port 9000
\`\`\`

1. In a list:

   \`\`\`sh
   npm test
   \`\`\`

\`\`\`mermaid
graph LR
\`\`\`
`

it("finds indented and fenced commands, joins continued lines and removes comments", () => {
  expect(examplesIn("README.md", MARKDOWN)).toEqual([
    { file: "README.md", line: 3, command: "npm start" },
    { file: "README.md", line: 6, command: "npm run mock -- --port 9000" },
    { file: "README.md", line: 13, command: "npm test" },
  ])
})
