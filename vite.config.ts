import { rm } from "node:fs/promises"
import { join } from "node:path"
import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, loadEnv, type Plugin, type Rolldown } from "vite"
import { areaChunks } from "./scripts/vite/area-chunks.ts"
import { compiledMessages } from "./scripts/vite/compiled-messages.ts"
import { demoPages } from "./scripts/vite/demo-pages.ts"
import { extensions } from "./scripts/vite/extensions.ts"
import { helpPages } from "./scripts/vite/help-pages/plugin.ts"
import { newPreloads } from "./scripts/vite/new-preloads.ts"
import { pageHead } from "./scripts/vite/page-head.ts"
import { previewHeaders } from "./scripts/vite/preview-headers.ts"
import { refreshHook } from "./scripts/vite/refresh-hook.ts"
import { reloadFallback } from "./scripts/vite/reload-fallback.ts"
import { routeArea } from "./scripts/vite/route-area.ts"
import { scriptNote } from "./scripts/vite/script-note.ts"
import { securityHeaders } from "./scripts/vite/security-headers.ts"
import { sharedEntries } from "./scripts/vite/shared-entries.ts"
import { watchRoutes } from "./scripts/vite/watch-routes.ts"
import { configNames } from "./src/lib/config.ts"

const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: "vendor",
    test: /vite[\\/]preload-helper|node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:history|react-query|react-router|query-core|router-core|store)|use-intl|intl-messageformat|@formatjs)[\\/]/,
  },
  {
    name: "xstate",
    test: /node_modules[\\/](?:xstate|@xstate|use-isomorphic-layout-effect)[\\/]|[\\/]src[\\/](?:machines[\\/]kit[\\/]abortable|lib[\\/]machine-[\w-]+|app[\\/]flow[\\/]recorder)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  ...areaChunks(2),
]

/**
 * Two kinds of build from one source. With `VITE_DEMO` the app runs on the in-memory backend: in `--mode demo`, and
 * in the dev server unless `VITE_API_URL` is set. All other builds must not contain any of that backend.
 */
export default defineConfig(({ command, mode, isPreview, isSsrBuild = false }) => {
  const env = loadEnv(mode, process.cwd(), "VITE_")
  const demo = mode === "demo" || (command === "serve" && mode === "development" && !env.VITE_API_URL)
  if (demo) process.env.VITE_DEFAULT_MARKET ??= env.VITE_DEFAULT_MARKET ?? "en-us"

  return {
    // A preview serves an existing build and compiles nothing.
    plugins: [
      ...(isPreview
        ? []
        : [
            tanstackRouter({
              target: "react",
              autoCodeSplitting: true,
              // Loaders stay with their page: in the entry they would add the admin endpoint tables to the storefront.
              codeSplittingOptions: {
                defaultBehavior: [["component", "loader", "pendingComponent", "errorComponent", "notFoundComponent"]],
              },
              quoteStyle: "double",
              semicolons: false,
              addExtensions: true,
              // Omits `@ts-nocheck` to type-check the route tree.
              routeTreeFileHeader: [],
              routeFileIgnorePattern: "\\.test\\.tsx?$",
            }),
            react(),
            routeArea(),
            newPreloads(),
            tailwindcss(),
            compiledMessages({ demo }),
            helpPages(),
            extensions(),
            ...(demo ? [] : [withoutMocks()]),
            refreshHook(),
            reloadFallback(),
            watchRoutes(),
            scriptNote(),
            ...(isSsrBuild ? [] : [pageHead({ settings: defaultsOf(env), demo }), sharedEntries()]),
          ]),
      previewHeaders(),
      ...(isSsrBuild ? [] : [securityHeaders({ settings: defaultsOf(env), demo })]),
      ...(mode === "demo" && !isSsrBuild ? [demoPages()] : []),
    ],
    // A page of the development server loads some files instead of hundreds of modules.
    experimental: { bundledDev: command === "serve" && !isPreview },
    define: {
      "import.meta.env.VITE_DEMO": JSON.stringify(demo),
      "import.meta.env.VITE_SHOW_SLOTS": JSON.stringify(env.VITE_SHOW_SLOTS === "true"),
      ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }),
    },
    // The server's folder runs without the project's packages.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    // MSW's cookie store compares domains with a list of all public suffixes, which is two thirds of its size.
    resolve: { alias: { tldts: `${import.meta.dirname}/src/mocks/browser/registrable-domain.ts` } },
    server: { host: "127.0.0.1", port: 5173 },
    preview: { host: "127.0.0.1", port: 4173 },
    worker: { format: "es", plugins: () => [extensions()] },
    build: {
      outDir: isSsrBuild ? "dist-server" : mode === "demo" ? "dist-demo" : "dist",
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      sourcemap: false,
      // Bundles shared modules into a few files: on a phone each additional file costs a round trip.
      // The route tree lists the files of all pages, so that short names make the first page smaller.
      rolldownOptions: {
        ...(isSsrBuild && { input: { serve: "src/server/serve.ts", prerender: "src/server/prerender/run.ts" } }),
        output: isSsrBuild
          ? {}
          : {
              ...(demo ? {} : { chunkFileNames: "assets/[hash:7].js" }),
              // The development server adds each page when it is first opened; with more groups, files would import each other.
              codeSplitting: { groups: command === "serve" ? sharedChunks.slice(0, 1) : sharedChunks },
            },
      },
      // The demo contains the complete backend. scripts/check-bundle.mjs checks the limits of the production build.
      chunkSizeWarningLimit: demo ? 2000 : 500,
    },
  }
})

const defaultsOf = (env: Readonly<Record<string, string>>) =>
  Object.fromEntries(configNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/**
 * A bundler also reads modules behind a dead `import()`, and would emit a worker found there. The boot file's imports
 * of the mock and the workbench therefore resolve to an empty module, any other import fails, and the service worker files are removed.
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
      if (!/^#(?:mocks|workbench)\//.test(source)) return undefined
      if (importer?.endsWith("/src/main.tsx")) return empty
      throw new Error(`${importer ?? "index.html"} imports ${source}: only src/main.tsx may, and by import()`)
    },
    load: (id) => (id === empty ? "export {}" : undefined),
    async writeBundle() {
      for (const file of ["mockServiceWorker.js", "demo-service-worker.js"])
        await rm(join(outDir, file), { force: true })
    },
  }
}
