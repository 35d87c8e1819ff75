import { createFileRoute } from "@tanstack/react-router"
import { ProfilePage } from "#store/account/profile-page.tsx"

export const Route = createFileRoute("/_store/account/_member/profile")({ component: ProfilePage })
