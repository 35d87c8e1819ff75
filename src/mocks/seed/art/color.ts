const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** Mixes two hex colours; `share` of the second, from 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const part = (at: number) =>
    Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * share)
      .toString(16)
      .padStart(2, "0")
  return `#${part(1)}${part(3)}${part(5)}`
}
export const lighter = (color: string, share: number): string => mix(color, "#ffffff", share)
export const darker = (color: string, share: number): string => mix(color, "#1c1a22", share)
