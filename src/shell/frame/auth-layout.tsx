import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { TileGrid, authTiles } from '#design/tile-grid/tile-grid.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { Brand } from '#shell/frame/document/brand.tsx'
import { useShell } from '#shell/context.ts'
import { LanguageLinks } from '#shell/frame/document/choice-form.tsx'
import { messages } from '#shell/words.ts'
import { PageArea } from '#shell/frame/document/html.tsx'
import { SignedInFrame } from '#shell/frame/header/signed-in-frame.tsx'

/** The frame of sign-in and sign-up: the form with help below it, and a tile grid beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const { center, person } = useShell()
  const page = (
    <div className="min-h-screen grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_44vw] bg-surface">
      <div className="flex flex-col">
        {!person && (
          <header className="wrap !max-w-none min-h-20 py-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Brand />
            <LanguageLinks look="min-h-11 px-2" />
          </header>
        )}
        <PageArea className="flex-1 grid place-items-center px-5 md:px-10 py-8">
          <div className="w-full max-w-[27rem]">{children}</div>
        </PageArea>
        {center.phone && (
          <footer className="wrap !max-w-none py-6 text-text-soft">
            {t(messages.notWorking)} <TelLink phone={center.phone} />. {t(messages.weHelp)}
          </footer>
        )}
      </div>
      <div className="hidden lg:block relative overflow-hidden">
        <TileGrid tiles={authTiles} className="grid-cols-4 absolute inset-x-0 top-0 content-start" />
      </div>
    </div>
  )
  return person ? <SignedInFrame>{page}</SignedInFrame> : page
}
