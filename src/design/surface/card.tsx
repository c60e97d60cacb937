import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A card: only for what floats, is edited or must be set apart. Never nest cards. */
export function Card({ children, padded = true, className }: { children: ReactNode; padded?: boolean; className?: string }) {
  return <div className={clsx('sheet', padded && 'sheet-pad', className)}>{children}</div>
}
