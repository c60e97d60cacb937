import clsx from 'clsx'
import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { ChoiceForm } from './choice-form.tsx'
import { useShell } from '#shell/context.ts'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English' }

/** The languages, each by its own name. Buttons rather than links, because the choice is stored. */
export function LanguageLinks({ look, className }: { look: string; className?: string }) {
  const { locale, languages } = useShell()
  if (!languages) return null
  return (
    <ChoiceForm about="language" className={clsx('flex', className)}>
      {locales.map((one) => (
        <button key={one} name="locale" value={one} lang={one} aria-pressed={one === locale} className={clsx(look, one === locale && 'font-semibold')}>
          {names[one]}
        </button>
      ))}
    </ChoiceForm>
  )
}
