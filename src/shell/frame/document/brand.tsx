import { useT } from '#kernel/i18n/web/provider.tsx'
import { Brandmark } from '#design/brandmark/brandmark.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'

/** The site's name and logo, linking to its home page. */
export function Brand({ small }: { small?: boolean }) {
  const t = useT()
  const { brand, look } = useShell()
  return <Brandmark href="/" label={t(messages.home)} kind={brand.kind} name={brand.name} logo={look.websiteLogoUrl} {...(small && { small })} />
}
