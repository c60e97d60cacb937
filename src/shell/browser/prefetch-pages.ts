import { fetchPage, watchVisible } from './visible-links.ts'

/** On a document: fetches pages whose links are in view (specification §9, decisions 70), beyond the maximum on hover. */
export async function prefetchPages(): Promise<void> {
  const never = await exceptions()
  const isAllowed = ({ pathname }: HTMLAnchorElement) => !never.some((one) => one.test(pathname))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) if (isAllowed(link)) watchVisible(link)
  for (const sign of ['pointerover', 'focusin'] as const)
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (link && isAllowed(link)) fetchPage(link)
    })
}

/** The paths that the speculation rules exclude: `:id` matches one segment and `*` anything that follows. */
async function exceptions(): Promise<RegExp[]> {
  const rules = await (await fetch('/speculation-rules.json')).json()
  const patterns: string[] = rules.prefetch[0].where.and.at(-1).not.href_matches
  return patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+\??/g, '[^/]+').replace('*', '.*')}$`))
}
