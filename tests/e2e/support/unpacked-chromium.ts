import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

const packageDir = join("node_modules", "@sparticuz", "chromium")

/**
 * The Chromium from the npm packages (Linux on x64 only), for machines without a browser. Unpacks it once, with its
 * system libraries and font.
 */
export async function unpackedChromium() {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packageDir)) return undefined
  const { version } = JSON.parse(await readFile(join(packageDir, "package.json"), "utf8")) as { version: string }
  const home = join(process.cwd(), "node_modules", ".cache", "chromium")
  const dir = join(home, version)
  if (!existsSync(dir)) await unpack(home, dir)
  return {
    executablePath: join(dir, "chromium"),
    env: {
      ...definedEnv(),
      LD_LIBRARY_PATH: [join(dir, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: join(dir, "fonts.conf"),
    },
  }
}

/**
 * The package unpacks into TMPDIR regardless of its contents, and adds its libraries only on Lambda. It reads both
 * variables on import. A separate process therefore unpacks next to the target, and the folder is renamed afterwards.
 */
async function unpack(home: string, dir: string) {
  const draft = join(home, randomUUID())
  await mkdir(draft, { recursive: true })
  try {
    await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", `await (await import("@sparticuz/chromium")).default.executablePath()`],
      { env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" } },
    )
    await writeFile(join(draft, "fonts.conf"), fontConfig(join(dir, "fonts"), join(dir, "fonts-cache")))
    await rename(draft, dir).catch((error: unknown) => {
      if (!existsSync(dir)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Puts the bundled font first; machines without fonts can render text too. */
function fontConfig(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${cache}</cachedir>
  <config></config>
</fontconfig>
`
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
