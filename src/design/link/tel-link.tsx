import type { ReactNode } from 'react'
import { telHref } from '#kernel/fields/telephone.ts'

type Props = {
  /** As somebody wrote it. */
  phone: string
  className?: string
  /** What the link says; without it the number as it was written. */
  children?: ReactNode
}

/** A link that dials a number. A text without a number that can be dialled stands there as it is. */
export function TelLink({ phone, className = 'link', children = phone }: Props) {
  const href = telHref(phone)
  return href === null ? (
    <span>{phone}</span>
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
