import { fileSize } from '#kernel/i18n/sizes.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { listWords as words } from '#features/files/list/list-messages.ts'

/** How much of the storage quota a center has used. */
export function StorageUse({ taken, most }: { taken: number; most: number }) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="storage-use">
      <p>{t(words.room, { taken: fileSize(locale, taken), most: fileSize(locale, most) })}</p>
      <progress className="progress" max={most} value={taken} aria-label={t(words.roomLabel)} />
    </div>
  )
}
