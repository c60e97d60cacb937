import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from './anchor.tsx'
import type { AnchorProps } from './anchor.tsx'

/** `newWindow` is the text for screen readers, "(opent in een nieuw venster)"; setting it opens a new window. */
export function Link({ className, newWindow, children, ...props }: AnchorProps & { newWindow?: string }) {
  if (!newWindow)
    return (
      <Anchor className={clsx('link', className)} {...props}>
        {children}
      </Anchor>
    )
  return (
    <a className={clsx('link', className)} target="_blank" rel="noopener noreferrer" {...props}>
      {children} <Icon name="arrow-square-out" size={16} />
      <span className="sr-only">{newWindow}</span>
    </a>
  )
}
