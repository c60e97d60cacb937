import { IconButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { RadioTabs } from '#design/nav/radio-tabs.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { TemplateAnswer } from './template-form.ts'

type Props = { olderIn: Locale | null; answer: TemplateAnswer | undefined }

/** One language at a time, the reader's own first; the example is in the same language. */
export function LanguageTabs({ olderIn, answer }: Props) {
  const t = useT()
  const own = useLocale()
  const isAtFault = (locale: Locale) => Object.keys(answer?.faults.fields ?? {}).some((name) => name.startsWith(`${locale}.`))
  const other = own === 'nl' ? 'en' : 'nl'
  const chosen = isAtFault(other) && !isAtFault(own) ? other : own
  const tab = (value: Locale, label: string) => ({
    value,
    label: (
      <>
        {label}
        {(olderIn === value || isAtFault(value)) && <Icon name="warning-fill" size={16} />}
      </>
    ),
  })
  return (
    <>
      {/* A language with faults is shown. */}
      <RadioTabs key={chosen} name="in" label={t(words.language)} chosen={chosen} tabs={[tab('nl', t(words.dutch)), tab('en', t(words.english))]} />
      {olderIn && <p className="mt-2 text-[.9375rem] text-text-soft">{t(olderIn === 'nl' ? words.olderNl : words.olderEn)}</p>}
    </>
  )
}

/** Toolbar above a text: `<insert-words>` formats the selection. Without script people type the markup, as the hint says. */
export function MarkTools() {
  const t = useT()
  return (
    <div className="mark-tools" role="toolbar" aria-label={t(words.marks)}>
      <IconButton icon="text-b" label={t(words.bold)} data-mark="bold" />
      <IconButton icon="list-bullets" label={t(words.bullets)} data-mark="bullets" />
    </div>
  )
}
