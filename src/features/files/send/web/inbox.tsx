import { type ReactNode, useEffect } from 'react'

/** Wraps the one page where files can be dropped anywhere; only that page loads the behaviour. */
export function Inbox({ words, children }: { words: string; children: ReactNode }) {
  useEffect(() => {
    void import('./file-inbox.ts').then(({ FileInbox }) => {
      if (!customElements.get('file-inbox')) customElements.define('file-inbox', FileInbox)
    })
  }, [])
  return <file-inbox drop-words={words}>{children}</file-inbox>
}
