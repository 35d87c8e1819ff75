import { vi } from "vitest"

/** Makes each closing overlay wait, as in a browser, until the returned function is called. */
export function holdTransitions(): () => void {
  class Transition {}
  let end: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  vi.stubGlobal("CSSTransition", Transition)
  Element.prototype.getAnimations = () => [Object.assign(new Transition(), { finished }) as unknown as Animation]
  return () => {
    Element.prototype.getAnimations = () => []
    end()
  }
}
