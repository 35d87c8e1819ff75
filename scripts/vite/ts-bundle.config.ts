import { defineConfig } from "vite"
import { extensions } from "./extensions.ts"

/** For bundles of scripts (scripts/lib/load-ts.mjs): only what our sources need in addition to Vite. */
export default defineConfig({ plugins: [extensions()] })
