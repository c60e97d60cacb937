import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { entryPageWords as words } from '#features/social-map/presentation/entry-page-words.ts'
import type { entryInWords } from '#features/social-map/presentation/entry-page.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type Service = ReturnType<typeof entryInWords>['services'][number]

/** What one can get there: for whom, what it costs, how one comes to it. The first is open, the others fold open without script. */
export function EntryServices({ services }: { services: readonly Service[] }) {
  return (
    <div className="entry-services border-b border-line">
      {services.map((service, at) => (
        <details key={service.name} open={at === 0} className="border-t border-line py-4">
          <summary className="flex items-center justify-between gap-4 min-h-11 cursor-pointer">
            <h3 className="h-row">{service.name}</h3>
            <Icon name="caret-down-bold" size={18} className="fold-caret" />
          </summary>
          <ServiceFacts service={service} />
        </details>
      ))}
    </div>
  )
}

function ServiceFacts({ service: { text, whom, cost, how, referral, wait, hours } }: { service: Service }) {
  const [t, isEnglish] = [useT(), useLocale() === 'en']
  const lang = isEnglish ? 'nl' : undefined
  const items = [
    ...(whom ? [{ term: t(words.forWhom), value: <span lang={lang}>{whom}</span> }] : []),
    ...(cost ? [{ term: t(words.costs), value: cost }] : []),
    ...(how ? [{ term: t(words.signUp), value: <span lang={lang}>{how}</span> }] : []),
    { term: t(words.referral), value: referral },
    ...(wait ? [{ term: t(words.wait), value: <span lang={lang}>{wait}</span> }] : []),
    ...(hours.length > 0 ? [{ term: t(words.hours), value: hours.map(({ day, times }) => `${day} ${times}`).join('; ') }] : []),
  ]
  return (
    <>
      {text && (
        <p className="mt-1 mb-3 text-text-soft" lang={lang}>
          {text}
        </p>
      )}
      <DefinitionList items={items} />
    </>
  )
}
