import { createFileRoute } from "@tanstack/react-router"
import { SettingsPage } from "#admin/settings/settings-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/")({ component: SettingsPage })
