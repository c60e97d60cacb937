import { CopyField } from '#design/copy/copy-field.tsx'
import { oneWords as words } from '#features/platform-centers/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** A link that works once, to pass on. */
export function OnceLink({ link }: { link: string }) {
  const t = useT()
  return (
    <div className="mt-4">
      <p className="mb-3">{t(words.linkToo)}</p>
      <CopyField label={t(words.link)} value={link} copy={t(words.copy)} copied={t(words.copied)} />
    </div>
  )
}
