import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Config, configNames } from "#lib/config.ts"
import { settingProblems } from "#lib/setting-problems.ts"

/** Thrown with sentences for the terminal if the settings don't allow to start. */
export class WrongSettings extends Error {
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    super(sentences.join(" "))
    this.sentences = sentences
  }
}

/**
 * Reads the settings of a deployment: those given, then variables, then `config.json`, then those of the build in `dir`.
 * Throws {@link WrongSettings} if one is missing or not valid, or if the build is for a path.
 */
export function readDeployment(dir: string, given: Config = {}): Config {
  const read = (...path: readonly string[]): unknown => {
    const file = join(dir, ...path)
    try {
      return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
    } catch (error) {
      throw new WrongSettings([`${file} can't be read: ${String(error)}`])
    }
  }
  if (!existsSync(join(dir, "index.html"))) throw new WrongSettings([`${dir} holds no build. Run npm run build first.`])
  const { settings, base = "/" } = read(".headers", "settings.json") as { settings?: Config; base?: string }
  if (base !== "/") throw new WrongSettings([`The build in ${dir} is for ${base}. Pages are rendered for / only.`])
  const variables = Object.fromEntries(
    configNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const all = { ...settings, ...(read("config.json") as Config), ...variables, ...given }
  const problems = settingProblems(all)
  if (problems.length === 0) return all
  throw new WrongSettings(
    problems.map(
      ({ name, value, example }) =>
        `${name} is ${value ? `not valid: ${value}` : "not set"}. Example: ${name}=${example}`,
    ),
  )
}
