import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { frameWords as messages } from '#shell/words.ts'

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
