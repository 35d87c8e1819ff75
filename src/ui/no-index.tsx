/** Keeps a page out of search engines: a static host answers an unknown address with status 200. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />
}
