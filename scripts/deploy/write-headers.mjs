import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { asHeadersFile, asServerLines, rulesOf } from "./headers.mjs"

/**
 * @typedef {object} Page
 * @property {import("./headers.mjs").Settings} settings
 * @property {boolean} demo
 * @property {string} [base] path that the site serves the app at, such as "/shop/"
 */

/**
 * Writes a build's response headers for its `index.html`: `_headers`, and `.headers/nginx.conf` and `.headers/Caddyfile`,
 * which the samples in `deploy` include. `.headers/settings.json` keeps the build's own settings for `npm run configure`.
 *
 * @param {string} dir
 * @param {Page & { built?: Page, html?: string }} page `html`: a page with all inline scripts; `index.html` without it
 */
export async function writeHeaders(dir, { settings, demo, base = "/", built = { settings, demo, base }, ...page }) {
  const html = page.html ?? (await readFile(join(dir, "index.html"), "utf8"))
  const rules = rulesOf({ html, settings, demo, base })
  await mkdir(join(dir, ".headers"), { recursive: true })
  await Promise.all([
    writeFile(join(dir, "_headers"), asHeadersFile(rules)),
    writeFile(join(dir, ".headers", "nginx.conf"), asServerLines(rules, `${base}*`, "nginx")),
    writeFile(join(dir, ".headers", "Caddyfile"), asServerLines(rules, `${base}*`, "caddy")),
    writeFile(join(dir, ".headers", "settings.json"), JSON.stringify(built)),
  ])
}
