import { parseArgs } from "node:util"

/**
 * Reads a command's flags: `{ port: { default: "9000", help: "…", check: port } }`. Prints the help on `--help`, and one
 * sentence and exit code 2 on anything it does not know.
 */
export function readFlags(usage, spec) {
  const options = { help: { type: "boolean", short: "h" } }
  for (const [name, { type = "string", default: initial }] of Object.entries(spec)) {
    options[name] = { type, ...(initial === undefined ? {} : { default: initial }) }
  }
  let values
  try {
    values = parseArgs({ options, allowPositionals: false }).values
  } catch (error) {
    refuse(error.message.split(/\.\s/)[0])
  }
  if (values.help) {
    console.log(helpText(usage, spec))
    process.exit(0)
  }
  return Object.fromEntries(
    Object.entries(spec).map(([name, { check }]) => [name, check ? check(values[name], `--${name}`) : values[name]]),
  )
}

/** A port; 0 lets the system choose a free one. */
export function port(value, flag) {
  return whole(value, flag, 65_535)
}

export function whole(value, flag, max = Number.MAX_SAFE_INTEGER) {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= max) return number
  return refuse(`${flag} must be a whole number from 0 to ${max}, not "${value}"`)
}

export function refuse(message) {
  console.error(`${message}. Run with --help to see what is possible.`)
  process.exit(2)
}

function helpText(usage, spec) {
  const rows = Object.entries(spec).map(([name, { type = "string", default: initial, help }]) => {
    const flag = type === "boolean" ? `--${name}` : `--${name} <value>`
    return `  ${flag.padEnd(22)}${help}${initial === undefined ? "" : ` (default ${initial})`}`
  })
  return [usage, "", ...rows].join("\n")
}
