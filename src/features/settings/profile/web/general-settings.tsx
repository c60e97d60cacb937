import type { ReactNode } from 'react'
import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { flagWords, settingsWords as words } from '#features/settings/model/messages.ts'
import { analyticsForm } from '#features/settings/profile/profile-forms.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'
import { type SettingsAnswer, SettingsForm } from './settings-form.tsx'

type Props = {
  site: SiteFacts
  values: Typed
  version: number
  mayChange: boolean
  answer: SettingsAnswer
  /** Settings that other features add. */ children: ReactNode
}

/** The configuration of a site, and the settings that its admins change here. */
export function GeneralSettings({ site, children, ...form }: Props) {
  const t = useT()
  const languages = { nl: t(words.dutch), en: t(words.english) }
  return (
    <div className="mt-4 max-w-[56rem]">
      <p className="text-text-soft">{t(words.siteText)}</p>
      <div className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <section aria-label={t(words.siteTitle)}>
          <h3 className="text-xl mb-2">{t(words.siteTitle)}</h3>
          <DefinitionList
            items={[
              { term: t(words.name), value: site.name },
              ...(site.displayName ? [{ term: t(words.displayName), value: site.displayName }] : []),
              { term: t(words.town), value: site.town },
              { term: t(words.hosts), value: <span className="break-all">{site.hosts.join(', ')}</span> },
              { term: t(words.languages), value: site.locales.map((locale) => languages[locale as 'nl' | 'en']).join(', ') },
            ]}
          />
        </section>
        <section aria-label={t(words.flagsTitle)}>
          <h3 className="text-xl mb-2">{t(words.flagsTitle)}</h3>
          <DefinitionList
            numbers
            items={(Object.keys(flagWords) as (keyof typeof flagWords)[]).map((flag) => ({
              term: t(flagWords[flag]),
              value: site.flags[flag] ? <Badge tone="success">{t(words.on)}</Badge> : <Badge>{t(words.off)}</Badge>,
            }))}
          />
        </section>
      </div>
      <div className="mt-8">{children}</div>
      <section aria-label={t(words.statistics)} className="mt-8">
        <h3 className="text-xl">{t(words.statistics)}</h3>
        <SettingsForm form={analyticsForm} {...form}>
          <FormFields of={analyticsForm} />
        </SettingsForm>
      </section>
    </div>
  )
}
