import { execFile } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { promisify } from "node:util"
import { chromium, type LaunchOptions } from "@playwright/test"
import { unpackedChromium } from "./unpacked-chromium.ts"

type Browser = Pick<LaunchOptions, "executablePath" | "env">

/**
 * Features that tests don't need: Playwright's own list, because a browser reads only the last one, and the popups of the
 * address bar, whose two pages take 1.4 s of CPU time for each window.
 */
const unneeded = [
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]

/** Reproducible runs without background activity. Chromium has no sandbox for root. */
const args = [
  `--disable-features=${unneeded.join()}`,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
]

/** Keeps shared workers for a while after their last page, which current browsers do and older ones only with this. */
export const keepsSharedWorkers = "--enable-features=SharedWorkerExtendedLifetime"

/**
 * Launch options for a Chromium on this machine, the bundled one if there is no other; throws an error with ways to
 * install one.
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const browser = (await named()) ?? playwrights() ?? (await systems()) ?? (await unpackedChromium())
  if (browser) return { ...browser, args }
  throw new Error(
    ["No Chromium-based browser was found for the tests. One of these helps:", ...waysToInstall()].join("\n  "),
  )
}

/** Launch options for the bundled Chromium, if there is one for this system. */
export async function bundledLaunchOptions(): Promise<LaunchOptions | undefined> {
  const browser = await unpackedChromium()
  return browser && { ...browser, args }
}

function waysToInstall(): string[] {
  const named =
    process.platform === "win32" ? "set BROWSER_PATH=C:\\path\\to\\chrome.exe" : "export BROWSER_PATH=/path/to/chrome"
  return [...systemInstall(), "npx playwright install chromium", `${named}   (a browser you already have)`]
}

function systemInstall(): string[] {
  if (process.platform === "darwin") return ["brew install --cask google-chrome"]
  if (process.platform === "win32") return ["winget install Google.Chrome"]
  const folders = (process.env.PATH ?? "").split(delimiter)
  const commands = { "apt-get": "apt-get install chromium", dnf: "dnf install chromium", apk: "apk add chromium" }
  return Object.entries(commands).flatMap(([name, command]) =>
    folders.some((folder) => existsSync(join(folder, name))) ? [command] : [],
  )
}

async function named(): Promise<Browser | undefined> {
  const path = process.env.BROWSER_PATH
  if (!path) return undefined
  if (path === "bundled") return unpackedChromium()
  if (existsSync(path)) return { executablePath: path }
  throw new Error(`BROWSER_PATH is ${path}, but that file doesn't exist.`)
}

/** `chromium.executablePath()` is the full browser; `--only-shell` installs only the headless shell next to it. */
function playwrights(): Browser | undefined {
  const full = chromium.executablePath()
  if (existsSync(full)) return { executablePath: full }
  const folder = dirname(dirname(full))
  const revision = folder.split("-").at(-1)
  const shell = join(dirname(folder), `chromium_headless_shell-${revision}`)
  return existsSync(shell) ? { executablePath: findShell(shell) } : undefined
}

function findShell(folder: string): string {
  const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) =>
    /[\\/](chrome-)?headless[-_]shell(\.exe)?$/.test(name),
  )
  return join(folder, file ?? "headless_shell")
}

async function systems(): Promise<Browser | undefined> {
  for (const path of systemPaths()) {
    if (existsSync(path) && (await starts(path))) return { executablePath: path }
  }
  return undefined
}

function systemPaths(): string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    )
  }
  if (process.platform === "win32") {
    const homes = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    const apps = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"]
    return homes.flatMap((home) => (home ? apps.map((app) => join(home, app)) : []))
  }
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "microsoft-edge"]
  const folders = (process.env.PATH ?? "").split(delimiter)
  // Debian's `chromium` is a shell script that adds extensions and GPU flags, and prints warnings of its own.
  return ["/usr/lib/chromium/chromium", ...names.flatMap((name) => folders.map((folder) => join(folder, name)))]
}

/** Some systems ship a `chromium-browser` that only prints how to install the real one. */
async function starts(path: string): Promise<boolean> {
  if (process.platform === "win32") return true
  return promisify(execFile)(path, ["--version"], { timeout: 10_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  )
}
