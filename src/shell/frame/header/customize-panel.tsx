import clsx from 'clsx'
import { LinkButton } from '#design/button/button.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { ChoiceForm } from '#shell/frame/document/choice-form.tsx'
import { Panel } from '#shell/frame/panels/panel.tsx'
import type { ThemeChoice } from '#shell/shell.ts'
import { frameWords as messages } from '#shell/words.ts'

const ways: readonly [ThemeChoice, keyof typeof messages & `theme${string}`, IconName][] = [
  ['light', 'themeLight', 'sun'],
  ['dark', 'themeDark', 'moon'],
  [null, 'themeDevice', 'sliders-horizontal'],
]

/** The colour scheme switch behind "Customize"; for who may change the center's own colours also the way there (decisions 33). */
export function CustomizePanel() {
  const t = useT()
  const { theme, mayDesign } = useShell()
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
                className={clsx('chip !flex-col !gap-1 justify-center !py-3 !px-2', theme === value && 'is-on')}
              >
                <Icon name={icon} size={26} />
                {t(messages[word] as { nl: string; en: string })}
              </button>
            ))}
          </div>
        </fieldset>
      </ChoiceForm>
      {mayDesign && (
        <div className="mt-8">
          <p className="label mb-2">{t(messages.centerColors)}</p>
          <LinkButton href="/settings/design" variant="second" icon="palette" className="w-full">
            {t(messages.toDesign)}
          </LinkButton>
        </div>
      )}
    </Panel>
  )
}
