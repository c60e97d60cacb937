import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

/** A form of the frame: it posts a choice and returns to this page as a new document, so that it works the same without script. */
export function ChoiceForm({
  about,
  className,
  children,
}: {
  about: 'cookies' | 'theme' | 'language' | 'organization'
  className?: string
  children: ReactNode
}) {
  const { path } = useShell()
  return (
    <PlainForm method="post" action={`/choices/${about}`} className={className}>
      <input type="hidden" name="redirect" value={path} />
      {children}
    </PlainForm>
  )
}

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

/** Switches between light and dark. The server does not know what the device prefers, so both buttons are rendered and the stylesheet shows one. */
export function ThemeToggle({ withWord, className }: { withWord?: boolean; className?: string }) {
  const t = useT()
  const look = withWord ? 'btn btn-quiet btn-sm !min-h-11' : 'icon-btn !inline-flex justify-center items-center'
  return (
    <ChoiceForm about="theme" {...(className && { className })}>
      <button name="theme" value="dark" className={clsx(look, 'to-dark')} {...(!withWord && { 'aria-label': t(messages.toDark), title: t(messages.toDark) })}>
        <Icon name="moon" size={22} />
        {withWord && t(messages.themeDark)}
      </button>
      <button
        name="theme"
        value="light"
        className={clsx(look, 'to-light')}
        {...(!withWord && { 'aria-label': t(messages.toLight), title: t(messages.toLight) })}
      >
        <Icon name="sun" size={22} />
        {withWord && t(messages.themeLight)}
      </button>
    </ChoiceForm>
  )
}

/**
 * Signing out changes state, so it is a form (decisions 9). It loads a new document, so that no personal data stays in memory.
 * During impersonation it returns to the admin's own account instead.
 */
export function SignOutForm({ className }: { className?: string }) {
  const t = useT()
  const { person } = useShell()
  return (
    <PlainForm method="post" action="/uitloggen">
      <button className={className}>
        <Icon name="sign-out" size={22} />
        {t(person?.impersonator ? frameWords.stopActing : messages.signOut)}
      </button>
    </PlainForm>
  )
}
