import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { Button } from '#design/button/button.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import { readTheme } from '#features/settings/colors/theme.ts'
import { Shades } from './swatches.tsx'

export type PastLook = { id: string; look: StoredLook; chosenByName: string; createdAt: string }

/** Earlier looks, each with a button that restores it. */
export function LookHistory({ looks, mayRestore }: { looks: readonly PastLook[]; mayRestore: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { act, isBusy } = useApiAction()
  const restore = async (id: string) => await act({ method: 'PUT', path: `center_looks/${id}/restore`, body: {}, done: t(words.restored) })
  return (
    <section aria-label={t(words.history)}>
      <h3 className="text-xl mb-2">{t(words.history)}</h3>
      {looks.length === 0 && <p className="text-text-soft">{t(words.noHistory)}</p>}
      <ul className="measures empty:hidden">
        {looks.slice(0, 8).map(({ id, look, chosenByName, createdAt }, at) => {
          const when = `${longDay(locale, createdAt)}, ${clockTime(locale, createdAt)}`
          const { primary, secondary } = readTheme(look, () => {})
          return (
            <li key={id}>
              <Shades ramp={primary} className="swatch !w-9" />
              <Shades ramp={secondary} className="swatch !w-9" />
              <span className="flex-1 min-w-0 text-text-soft">
                {at === looks.length - 1 && chosenByName === '' ? t(words.asItBegan) : t(words.chosenBy, { who: chosenByName || t(words.somebody), when })}
              </span>
              {at === 0 ? (
                <span className="font-semibold">{t(words.now)}</span>
              ) : (
                mayRestore && (
                  <Button
                    type="button"
                    variant="quiet"
                    size="small"
                    disabled={isBusy}
                    aria-label={t(words.restoreOf, { when })}
                    onClick={() => void restore(id)}
                  >
                    {t(words.restore)}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
