import type { Page } from "@playwright/test"

/** Milliseconds from the click to the frame after which a row of the list has the link with this text. */
export async function timeFromClick(page: Page, text: string, click: () => Promise<void>): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let clicked = 0
        const take = ({ timeStamp }: Event) => {
          clicked = timeStamp
        }
        window.addEventListener("click", take, { capture: true, once: true })
        const isShown = () => [...document.querySelectorAll("main table a")].some((link) => link.textContent === wanted)
        const check = () =>
          isShown() ? setTimeout(() => resolve(performance.now() - clicked)) : requestAnimationFrame(check)
        requestAnimationFrame(check)
      }),
    text,
  )
  return (await Promise.all([seen, click()]))[0]
}
