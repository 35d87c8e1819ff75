/**
 * What a person can read of an ICU message: a variant for every combination of its plural and select forms, with `{}` for
 * a blank, `{#}` for a formatted number and no markup. `plurals` lists the forms that each plural names.
 *
 * @param {string} text
 */
export function readMessage(text) {
  /** @type {string[][]} */
  const plurals = []
  let at = 0

  /**
   * @param {boolean} numberSign
   * @returns {string[]}
   */
  const message = (numberSign) => {
    let variants = [""]
    for (; at < text.length && text[at] !== "}"; at++) {
      const added = text[at] === "{" ? argument(numberSign) : [text[at] === "#" && numberSign ? "#" : text[at]]
      variants = variants.flatMap((start) => added.map((end) => start + end))
    }
    return variants
  }

  /**
   * @param {boolean} numberSign
   * @returns {string[]}
   */
  const argument = (numberSign) => {
    const [head = "", kind] = /^\{\s*\w+\s*(?:,\s*(\w+)\s*)?/.exec(text.slice(at)) ?? []
    at += head.length
    if (kind !== "plural" && kind !== "select") {
      at = text.indexOf("}", at)
      return [kind === "number" ? "{#}" : "{}"]
    }
    const forms = []
    const variants = []
    for (; text[at] !== "}"; at++) {
      const [form, name] = /^\s*,?\s*(=?\w+)\s*\{/.exec(text.slice(at)) ?? []
      if (!form || !name) continue
      at += form.length
      forms.push(name)
      variants.push(...message(numberSign || kind === "plural"))
    }
    if (kind === "plural") plurals.push(forms)
    return variants
  }

  const variants = message(false)
  return { variants: variants.map((variant) => variant.replace(/<\/?\w+>/g, "")), plurals }
}
