import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A sheet: only for what floats, is edited or must be held apart. Never one in another. */
export function Card({ children, padded = true, className }: { children: ReactNode; padded?: boolean; className?: string }) {
  return <div className={clsx('sheet', padded && 'sheet-pad', className)}>{children}</div>
}
