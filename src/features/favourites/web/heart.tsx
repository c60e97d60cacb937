import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { favouriteWords as words } from '#features/favourites/messages.ts'

type Props = { id: string; title: string; isKept: boolean; className?: string }

/** Adds a vacancy to the favourites or removes it; a button of the form of `Hearts`, which must be on the page. */
export function Heart({ id, title, isKept, className }: Props) {
  const t = useT()
  return (
    <button
      form="hearts"
      name={isKept ? 'drop' : 'keep'}
      value={id}
      aria-pressed={isKept}
      aria-label={t(words.keepThis, { title })}
      className={clsx('icon-btn heart', className)}
    />
  )
}

/** The same with a label, on the page of a vacancy. */
export function HeartButton({ id, isKept, className }: Omit<Props, 'title'>) {
  const t = useT()
  return (
    <button form="hearts" name={isKept ? 'drop' : 'keep'} value={id} aria-pressed={isKept} className={clsx('btn btn-second heart', className)}>
      <span className="heart-off">{t(words.keep)}</span>
      <span className="heart-on">{t(words.kept)}</span>
    </button>
  )
}
