/** Widths in pixels that a host is asked for. */
const widths = [160, 320, 480, 640, 960, 1280, 1920]

/**
 * Returns the `srcset` of a picture on a host that resizes pictures. The template is a URL with `{url}`, replaced by the
 * picture's encoded URL, and `{width}` in pixels. Undefined without a template and for pictures without a URL of their own.
 */
export function srcSetOf(url: string, template: string | undefined): string | undefined {
  if (!template?.includes("{url}") || !template.includes("{width}") || !URL.canParse(url, location.href))
    return undefined
  const source = new URL(url, window.location.href)
  if (!/^https?:$/.test(source.protocol)) return undefined
  const encoded = encodeURIComponent(source.href)
  return widths
    .map((width) => `${template.replaceAll("{width}", `${width}`).replaceAll("{url}", () => encoded)} ${width}w`)
    .join(", ")
}
