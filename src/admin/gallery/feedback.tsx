import { Badge, StatusBadge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { banners, statuses, text } from "./samples.ts"

export function Feedback() {
  return (
    <Card title={text.feedback}>
      <div className="grid gap-5">
        <div className="grid gap-2">
          {banners.map(({ tone, title, text: words, action }) => (
            <Banner
              key={tone}
              tone={tone}
              title={title}
              {...(action ? { action: <Button size="sm">{action}</Button> } : {})}
              {...(tone === "done" ? { onDismiss: () => undefined } : {})}
            >
              {words}
            </Banner>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {statuses.map(({ tone, word }) => (
            <StatusBadge key={word} tone={tone}>
              {word}
            </StatusBadge>
          ))}
          {statuses.map(({ tone, word }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <ProgressBar label={text.progress} value={3} max={8} text={text.progressText} />
          <div className="grid content-start gap-3">
            <Spinner />
            <SkeletonText />
          </div>
        </div>
      </div>
    </Card>
  )
}
