import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Anchor } from '#design/link/anchor.tsx'

type Props = { id: string; /** The address that opens it beside where one is. */ openAt: string; className?: string; children: ReactNode; keys?: string }

/** Opens an application beside the list or the board; without script, or in another window, it is the page of its own. */
export function ApplicationLink({ id, openAt, className, children, keys }: Props) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(openAt, { preventScrollReset: true })
  }
  return (
    <Anchor href={`/applications/${id}`} className={className} onClick={open} aria-keyshortcuts={keys}>
      {children}
    </Anchor>
  )
}
