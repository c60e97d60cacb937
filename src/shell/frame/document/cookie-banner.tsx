import { useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/frame-words.ts'

/**
 * Specification §4, without script: both buttons that can be offered are there, and the stylesheet shows the one
 * that fits what is ticked. The answer is a new page without banner, whose measuring, if any, starts with the new consent.
 */
export function CookieBanner() {
  const t = useT()
  const { consent, cookiesOpen } = useShell()
  if (!cookiesOpen) return null
  return (
    <cookie-banner className="cookie-banner" role="region" aria-labelledby="cookie-question">
      <ChoiceForm about="cookies" className="cookie-form wrap py-6 md:py-7 grid lg:grid-cols-[1fr_auto] gap-x-14 gap-y-5 items-end">
        <div>
          <h2 id="cookie-question" className="text-2xl">
            {t(messages.cookieQuestion)}
          </h2>
          <p className="mt-1.5 max-w-[62ch]">{t(messages.cookieText)}</p>
          <div className="flex flex-wrap gap-x-7 gap-y-1 mt-3">
            <Checkbox name="functional" label={t(messages.functional)} note={t(messages.alwaysOn)} checked disabled readOnly />
            <Checkbox name="analytical" label={t(messages.analytical)} defaultChecked={consent.analytical === true} />
            <Checkbox name="thirdParty" label={t(messages.thirdParty)} defaultChecked={consent.thirdParty === true} />
          </div>
        </div>
        <div className="grid sm:grid-flow-col sm:auto-cols-fr gap-3">
          <button name="choice" lang="en" value="none" className="btn btn-second btn-lg whitespace-nowrap">
            {t(messages.rejectAll)}
          </button>
          <button name="choice" lang="en" value="all" className="btn btn-second btn-lg whitespace-nowrap accept-all">
            {t(messages.acceptAll)}
          </button>
          <button name="choice" lang="en" value="selection" className="btn btn-second btn-lg whitespace-nowrap save-selection">
            {t(messages.saveSelection)}
          </button>
        </div>
      </ChoiceForm>
    </cookie-banner>
  )
}
