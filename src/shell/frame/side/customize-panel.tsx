import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { ChoiceForm } from '#shell/frame/document/choice-form.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/frame-words.ts'
import { Panel } from '#shell/frame/panels/panel.tsx'
import type { ThemeChoice } from '#shell/shell.ts'

const ways: readonly [ThemeChoice, keyof typeof messages & `theme${string}`, IconName][] = [
  ['light', 'themeLight', 'sun'],
  ['dark', 'themeDark', 'moon'],
  [null, 'themeDevice', 'sliders-horizontal'],
]

/** The theme switcher behind "Customize". The center's colours are its admins' business, under settings. */
export function CustomizePanel() {
  const t = useT()
  const { theme } = useShell()
  return (
    <Panel name="customize" title={t(messages.customize)}>
      <ChoiceForm about="theme">
        <fieldset>
          <legend className="label mb-2">{t(messages.appearance)}</legend>
          <div className="grid grid-cols-3 gap-2">
            {ways.map(([value, word, icon]) => (
              <button
                key={word}
                name="theme"
                value={value ?? 'device'}
                aria-pressed={theme === value}
                className={theme === value ? 'chip is-on !flex-col !gap-1 justify-center !py-3 !px-2' : 'chip !flex-col !gap-1 justify-center !py-3 !px-2'}
              >
                <Icon name={icon} size={26} />
                {t(messages[word] as { nl: string; en: string })}
              </button>
            ))}
          </div>
        </fieldset>
      </ChoiceForm>
    </Panel>
  )
}
