import type { ReactNode } from 'react'
import { UndoBar } from '#features/lists/web/undo-bar.tsx'
import { PageArea } from '#shell/frame/document/html.tsx'
import { SignedInFrame } from '#shell/frame/header/signed-in-frame.tsx'

/** The frame of the signed-in zone's pages, without a footer. `className`: width and padding of the page. */
export function AppFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <SignedInFrame>
      <PageArea className="app">
        <div className={className}>{children}</div>
      </PageArea>
      <UndoBar />
    </SignedInFrame>
  )
}

const padding = 'mx-auto px-4 md:px-8 pt-8 md:pt-12 pb-28 lg:pb-16'

/** A page of ordinary width, and one of full width for tables. */
export const frames = { content: `max-w-[84rem] ${padding}`, table: `max-w-[110rem] ${padding}`, whole: 'px-4 md:px-8 py-8 pb-28 lg:pb-8' } as const
