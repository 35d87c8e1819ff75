import { CAUGHT } from "#lib/caught-error.ts"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import type { Label } from "./define-texts.ts"

/** An extension that `extensions.json` lists, see scripts/vite/extensions.ts. */
export interface ListedExtension {
  readonly name: string
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** What every definition has. */
export interface Described {
  /** How the extension is called where one of its parts fails; by default, its name in `extensions.json`. */
  readonly title?: Label
}

/** What an extension adds to an area, with its name in `extensions.json`. */
export type Named<Definition> = Definition & { readonly title: Label; readonly extension: string }

export interface ExtensionList<Definition> {
  /** Loads all extensions, and those again that failed before. Never rejects. */
  load(): Promise<void>
  /** The loaded extensions, in the order of `extensions.json`. */
  loaded(): readonly Named<Definition>[]
  /** Names of the extensions that couldn't be loaded. */
  failed(): readonly string[]
}

/** The extensions of one area. One that can't be loaded is left out. */
export function createExtensionList<Definition extends Described>(
  listed: readonly ListedExtension[],
): ExtensionList<Definition> {
  const loads = listed.map(({ name, load }) => ({
    name,
    load: memoizeUntilFailure(async (): Promise<Named<Definition>> => {
      const { default: definition } = await load()
      if (typeof definition !== "object" || definition === null)
        throw new Error(`The extension "${name}" has no default export made by defineExtension`)
      const described = definition as Definition
      return { ...described, title: described.title ?? name, extension: name }
    }),
  }))
  let loaded: readonly Named<Definition>[] = []
  let failed: readonly string[] = []
  return {
    async load() {
      const results = await Promise.all(
        loads.map(({ name, load }) =>
          load().then(
            (definition) => ({ name, definition }),
            (error: unknown) => {
              globalThis.window?.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))
              return { name, definition: undefined }
            },
          ),
        ),
      )
      loaded = results.flatMap(({ definition }) => definition ?? [])
      failed = results.flatMap(({ name, definition }) => (definition ? [] : [name]))
    },
    loaded: () => loaded,
    failed: () => failed,
  }
}
