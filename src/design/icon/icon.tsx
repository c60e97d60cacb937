import clsx from 'clsx'
import sprite from './icons.svg?url'
import type { IconName } from './icon-names.ts'

/** A decorative icon beside a word, hidden from screen readers. 20 px by default. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 18 | 20 | 22 | 26 | 32 | 40; className?: string }) {
  return <svg className={clsx('icon', size !== 20 && `icon-${size}`, className)} aria-hidden="true"><use href={`${sprite}#${name}`} /></svg>
}
