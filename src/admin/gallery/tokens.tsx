import { Card } from "#ui/card.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { iconPaths } from "#ui/icon-paths.ts"
import { text } from "./samples.ts"

const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-display"]
const colours = [
  "bg-canvas",
  "bg-surface",
  "bg-raised",
  "bg-sunken",
  "bg-line",
  "bg-edge",
  "bg-edge-strong",
  "bg-faint",
  "bg-muted",
  "bg-ink",
  "bg-accent",
  "bg-accent-soft",
  "bg-done",
  "bg-waiting",
  "bg-refused",
  "bg-progress",
  "bg-inactive",
]

export function Tokens() {
  return (
    <Card title={text.type}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          {sizes.map((size) => (
            <p key={size} className={`${size} truncate font-semibold`}>
              {text.confirmTitle}
            </p>
          ))}
        </div>
        <ul className="flex flex-wrap gap-2">
          {colours.map((colour) => (
            <li key={colour} className="grid justify-items-center gap-1 text-xs text-muted">
              <span className={`size-10 rounded-md border border-line ${colour}`} />
              {colour.slice(3)}
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-4 text-muted">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name} title={name}>
              <Icon name={name} size={24} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
