import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { messages } from '#shell/words.ts'
import { BottomBar, NavigationEntries } from '#shell/frame/menus/app-navigation.tsx'

/** Navigation of a signed-in person on a public page: below the header, and on a phone at the bottom. */
export function PersonBar({ wide }: { wide?: boolean }) {
  const t = useT()
  const { person } = useShell()
  if (!person) return null
  return (
    <>
      <nav aria-label={t(messages.yourPages)} className="hidden lg:block bg-tint border-b border-line app">
        <div className={wide ? 'wrap-wide' : 'wrap'}>
          <div className="flex flex-wrap items-center gap-1 -ml-2 min-h-12">
            <NavigationEntries />
          </div>
        </div>
      </nav>
      <BottomBar />
    </>
  )
}
