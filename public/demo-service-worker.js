// MSW's service worker, except that the browser loads the app's own files without asking it: otherwise each of them takes
// a message to the page and back. Browsers without static routes ask it for every file.
addEventListener("install", (event) => {
  if (!("addRoutes" in event)) return
  // The second path is the development server's.
  const files = ["assets/*", "@*"].map((path) => ({
    urlPattern: new URLPattern(path, registration.scope),
  }))
  event.addRoutes({ condition: { or: files }, source: "network" })
})

importScripts("mockServiceWorker.js")
