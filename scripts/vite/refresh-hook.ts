import type { Plugin } from "vite"

const hook = `window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer)
    return this.renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}`

/**
 * Prepares hot reload of components in a script of its own. The React plugin's script is bundled with the app, and in
 * bundled development shared chunks run before it: their components fail with "can't detect preamble".
 */
export function refreshHook(): Plugin {
  return {
    name: "refresh-hook",
    apply: "serve",
    transformIndexHtml: { order: "post", handler: () => [{ tag: "script", children: hook, injectTo: "head-prepend" }] },
  }
}
