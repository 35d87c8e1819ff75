/**
 * Waits while a service worker that takes over the open pages is being activated, as on a page that is opened while the first
 * one still starts it: MSW reloads a page that its worker doesn't control.
 */
export async function untilControlled(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (serviceWorker.controller) return
  const registration = await serviceWorker.getRegistration()
  const { installing, waiting, active } = registration ?? {}
  const worker = installing ?? waiting ?? active
  if (!worker) return
  await new Promise<void>((resolve) => {
    // Already activated: the page was loaded without it, as a hard reload does.
    const check = () => {
      if (serviceWorker.controller || worker.state === "activated" || worker.state === "redundant") resolve()
    }
    worker.addEventListener("statechange", check)
    serviceWorker.addEventListener("controllerchange", () => resolve())
    check()
  })
}
