import { parseArgs } from "node:util"

/**
 * @typedef {object} Flag
 * @property {"string" | "boolean"} [type] "string" if left out
 * @property {string} [default]
 * @property {string} help
 * @property {(value: any, flag: string) => unknown} [check] returns the value to use, or refuses it
 */

/**
 * Reads the flags of a command: `{ port: { default: "9000", help: "…", check: port } }`. Prints the help on `--help`, and
 * one sentence with exit code 2 for an unknown flag.
 *
 * @template {Record<string, Flag>} Spec
 * @param {string} usage
 * @param {Spec} spec
 * @returns {{ [Name in keyof Spec]: Spec[Name] extends { check: (...args: any[]) => infer Value } ? Value
 *   : Spec[Name] extends { type: "boolean" } ? boolean | undefined
 *   : Spec[Name] extends { default: string } ? string : string | undefined }}
 */
export function readFlags(usage, spec) {
  /** @type {NonNullable<import("node:util").ParseArgsConfig["options"]>} */
  const options = { help: { type: "boolean", short: "h" } }
  for (const [name, { type = "string", default: initial }] of Object.entries(spec)) {
    options[name] = { type, ...(initial === undefined ? {} : { default: initial }) }
  }
  const values = parse(options)
  if (values.help) {
    console.log(helpText(usage, spec))
    process.exit(0)
  }
  /** @type {any} */
  const flags = {}
  for (const [name, { check }] of Object.entries(spec))
    flags[name] = check ? check(values[name], `--${name}`) : values[name]
  return flags
}

/** @param {NonNullable<import("node:util").ParseArgsConfig["options"]>} options */
function parse(options) {
  try {
    return parseArgs({ args: joined(process.argv.slice(2), options), options, allowPositionals: false }).values
  } catch (error) {
    return refuse(String(error instanceof Error ? error.message.split(/\.\s/)[0] : error))
  }
}

/**
 * Joins flags with values that begin with a minus sign, which would be read as another flag: `--latency -1` becomes
 * `--latency=-1`.
 *
 * @param {string[]} args
 * @param {NonNullable<import("node:util").ParseArgsConfig["options"]>} options
 */
function joined(args, options) {
  /** @type {string[]} */
  const result = []
  for (const arg of args) {
    const before = result.at(-1)
    const takesValue = before?.startsWith("--") && options[before.slice(2)]?.type === "string"
    if (takesValue && /^-\d/.test(arg)) result[result.length - 1] = `${before}=${arg}`
    else result.push(arg)
  }
  return result
}

/**
 * A port; 0 lets the system choose a free one.
 *
 * @param {string} value
 * @param {string} flag
 */
export function port(value, flag) {
  return whole(value, flag, 65_535)
}

/**
 * @param {string} value
 * @param {string} flag
 * @param {number} [max]
 */
export function whole(value, flag, max = Number.MAX_SAFE_INTEGER) {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= max) return number
  return refuse(`${flag} must be a whole number from 0 to ${max}, not "${value}"`)
}

/**
 * The address of a site, without a slash at its end.
 *
 * @param {string} text
 * @param {string} flag
 */
export function address(text, flag) {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    const { origin, pathname } = new URL(text)
    return (origin + pathname).replace(/\/+$/, "")
  }
  return refuse(`${flag} must be an address such as https://shop.example.com, not "${text}"`)
}

/**
 * Prints why a command was refused, and exits with code 2.
 *
 * @param {string} message
 * @returns {never}
 */
export function refuse(message) {
  console.error(`${message}. Run with --help to see what is possible.`)
  process.exit(2)
}

/**
 * @param {string} usage
 * @param {Record<string, Flag>} spec
 */
function helpText(usage, spec) {
  const rows = Object.entries(spec).map(([name, { type = "string", default: initial, help }]) => {
    const flag = type === "boolean" ? `--${name}` : `--${name} <value>`
    return `  ${flag.padEnd(22)}${help}${initial === undefined ? "" : ` (default ${initial})`}`
  })
  return [usage, "", ...rows].join("\n")
}
