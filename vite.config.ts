import { rm } from "node:fs/promises"
import { join } from "node:path"
import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, loadEnv, type Plugin } from "vite"
import { compiledMessages } from "./scripts/vite/compiled-messages.ts"
import { firstPage } from "./scripts/vite/first-page/plugin.ts"

const sharedChunks = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: "base",
    test: /node_modules[\\/](?:@tanstack[\\/](?:history|react-query|react-router|query-core|router-core|store)|use-intl|intl-messageformat|@formatjs)[\\/]/,
  },
  // Without what takes a big library along: that comes when it is opened.
  { name: "kit", test: /[\\/]src[\\/](?:ui|lib)[\\/](?!messages|dialog|drawer|combobox|menu)/, minShareCount: 12 },
]

/**
 * Two kinds of build from one source. With `VITE_DEMO` the app runs on the in-memory backend: `--mode demo`, and the
 * dev server as long as no `VITE_API_URL` names a real one. Every other build must not hold a byte of that backend.
 */
export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), "VITE_")
  const demo = mode === "demo" || (command === "serve" && mode === "development" && !env.VITE_API_URL)

  return {
    // A preview serves what was built and compiles nothing.
    plugins: isPreview
      ? []
      : [
          tanstackRouter({
            target: "react",
            autoCodeSplitting: true,
            // Loaders go with their page: in the entry they would drag the admin's endpoint tables into the storefront.
            codeSplittingOptions: {
              defaultBehavior: [["component", "loader", "pendingComponent", "errorComponent", "notFoundComponent"]],
            },
            quoteStyle: "double",
            semicolons: false,
            addExtensions: true,
            // Without its `@ts-nocheck`: the tree is held against the types like everything else.
            routeTreeFileHeader: [],
            routeFileIgnorePattern: "\\.test\\.tsx?$",
          }),
          react(),
          tailwindcss(),
          compiledMessages(),
          ...(demo ? [] : [withoutMocks()]),
          firstPage(demo ? {} : { url: env.VITE_API_URL, key: env.VITE_PUBLISHABLE_KEY }),
        ],
    define: { "import.meta.env.VITE_DEMO": JSON.stringify(demo) },
    server: { host: "127.0.0.1", port: 5173 },
    preview: { host: "127.0.0.1", port: 4173 },
    worker: { format: "es" },
    build: {
      outDir: mode === "demo" ? "dist-demo" : "dist",
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // What every page needs comes in a few files: on a phone each one more costs a turn.
      rolldownOptions: { output: { codeSplitting: { groups: [...sharedChunks] } } },
      // The demo carries the backend of a whole shop; the limit that counts is checked by scripts/check-bundle.mjs.
      chunkSizeWarningLimit: demo ? 2000 : 500,
    },
  }
})

/**
 * A bundler reads the modules behind a dead `import()` too, and a worker found there would be written out. So the boot
 * file's import of the mock gets an empty module, anybody else's fails the build, and the service worker's file stays.
 */
function withoutMocks(): Plugin {
  const empty = "\0without-mocks"
  let outDir = ""
  return {
    name: "without-mocks",
    enforce: "pre",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    resolveId(source, importer) {
      if (!source.startsWith("#mocks/")) return undefined
      if (importer?.endsWith("/src/main.tsx")) return empty
      throw new Error(`${importer ?? "index.html"} imports ${source}: only src/main.tsx may, and by import()`)
    },
    load: (id) => (id === empty ? "export {}" : undefined),
    async writeBundle() {
      await rm(join(outDir, "mockServiceWorker.js"), { force: true })
    },
  }
}
