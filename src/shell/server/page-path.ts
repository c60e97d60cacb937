/** The page's own path, also when React Router requests only its data: `/dashboard.data`, and `/_.data` or `/_root.data` for `/`. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  return pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '')
}
