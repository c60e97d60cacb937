import { Button, LinkButton } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { firstDayWords as words } from '#features/first-day/words.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** The intent of the form that shows the list again. */
export const bringBackIntent = 'bring-first-day-back'

export type FirstDaySettingFacts = { /** Steps that are left. */ left: number; away: string | null; mayChange: boolean }

/** Where a list of the first day that was put away comes back from; nothing once every step is done. */
export function FirstDaySetting({ left, away, mayChange }: FirstDaySettingFacts) {
  const t = useT()
  const locale = useLocale()
  if (left === 0) return null
  return (
    <section aria-labelledby="first-day" className="mb-8">
      <h3 id="first-day" className="text-xl">
        {t(words.settingTitle)}
      </h3>
      <p className="mt-1 mb-3 text-text-soft">
        {away === null ? t(words.settingShown, { n: left }) : t(words.settingAway, { n: left, day: longDay(locale, away) })}
      </p>
      {away === null && (
        <LinkButton href="/dashboard" variant="second">
          {t(words.toDashboard)}
        </LinkButton>
      )}
      {away !== null && mayChange && (
        <PostForm intent={bringBackIntent}>
          {(sending) => (
            <Button variant="second" icon="list-bullets" busy={sending && t(words.bringingBack)}>
              {t(words.bringBack)}
            </Button>
          )}
        </PostForm>
      )}
    </section>
  )
}
