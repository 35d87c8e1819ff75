import { expect, test } from "./support/test.ts"

test("the page enforces its headers: injected markup, scripts and frames don't run", async ({ browser, baseURL }) => {
  // A context of its own, because every other page fails its test on a violation.
  const context = await browser.newContext()
  const page = await context.newPage()
  const response = await page.goto(`${baseURL}/`)
  const headers = response?.headers() ?? {}
  expect(headers["content-security-policy"]).toMatch(/script-src 'self'(?: 'sha256-[^']+'){3};/)
  expect(headers["content-security-policy"]).not.toMatch(/unsafe-/)
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
  expect(headers["referrer-policy"]).toBe("strict-origin")
  expect(headers["permissions-policy"]).toContain("camera=()")
  const violated = await page.evaluate(async () => {
    const found: string[] = []
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => found.push(effectiveDirective))
    const box = document.createElement("div")
    box.innerHTML = `<img src="/none.png" onerror="window.hacked = 1"><p style="color: red"></p><iframe src="https://evil.example"></iframe>`
    const script = document.createElement("script")
    script.textContent = "window.hacked = 2"
    document.body.append(box, script)
    await fetch("https://evil.example").catch(() => undefined)
    const expected = ["connect-src", "frame-src", "script-src-attr", "script-src-elem", "style-src-attr"]
    // The events are sent after the image and the frame have failed.
    while (!expected.every((name) => found.includes(name))) await new Promise((resolve) => setTimeout(resolve, 10))
    return { found, hacked: "hacked" in window }
  })
  expect(violated.hacked).toBe(false)
  await context.close()
})
