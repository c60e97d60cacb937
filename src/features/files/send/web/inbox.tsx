import { type ReactNode, useEffect } from 'react'

/** Around the one page whose files can be dropped anywhere; that page alone brings the behaviour along. */
export function Inbox({ words, children }: { words: string; children: ReactNode }) {
  useEffect(() => {
    void import('./file-inbox.ts').then(({ FileInbox }) => {
      if (!customElements.get('file-inbox')) customElements.define('file-inbox', FileInbox)
    })
  }, [])
  return <file-inbox drop-words={words}>{children}</file-inbox>
}
