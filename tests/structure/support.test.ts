import { readdir, readFile } from "node:fs/promises"
import { expect, it } from "vitest"

it("lists every helper of tests/support in its README, and no others", async () => {
  const files = await readdir("tests/support", { recursive: true })
  const text = await readFile("tests/support/README.md", "utf8")
  const listed = [...text.matchAll(/^\| `(.+)` \| .+ \|$/gm)].map(([, file]) => file)
  expect(listed.sort()).toEqual(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => file.replaceAll("\\", "/"))
      .sort(),
  )
})
