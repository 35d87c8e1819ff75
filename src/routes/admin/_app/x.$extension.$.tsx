import { createFileRoute } from "@tanstack/react-router"
import { ExtensionPage } from "#admin/kit/extensions/extension-page.tsx"

/** Pages of extensions. */
export const Route = createFileRoute("/admin/_app/x/$extension/$")({ component: ExtensionPage })
