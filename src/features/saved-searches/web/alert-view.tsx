import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { Link } from '#design/link/link.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { EmailField } from '#features/auth/forms/web/fields.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { searchInWords } from '#features/saved-searches/saved-query.ts'
import { savedSearchWords as words } from '#features/saved-searches/messages.ts'
import { frequencies, type Frequency } from '#features/saved-searches/saved-search.ts'

/** What the page shows: who is asked, and what came of it. */
export type AlertState =
  | {
      step: 'ask'
      query: string
      back: string
      email?: string
      frequency?: Frequency
      faults?: Faults
      /** For the title of the page. */ fields?: Faults['fields']
    }
  | { step: 'mailed'; email: string; back: string }
  | { step: 'confirm' | 'running' | 'confirmed'; query: string; frequency: Frequency }
  | { step: 'stopped' | 'unknown' }

/** Mails about a search: asked for, said yes to, and stopped, each with one press. */
export function AlertView(state: AlertState) {
  const t = useT()
  const locale = useLocale()
  switch (state.step) {
    case 'ask':
      return <Ask {...state} />
    case 'mailed':
      return (
        <Sheet title={t(words.lookInMail)} text={t(words.lookInMailText, state)}>
          <Onward href={state.back} label={t(words.backToResults)} />
        </Sheet>
      )
    case 'confirm':
      return (
        <Sheet title={t(words.confirmTitle)} text={t(words.askText, { search: searchInWords(state.query, locale) })}>
          <PostedForm intent="confirm" submit={t(words.confirm)} />
        </Sheet>
      )
    case 'confirmed':
      return (
        <Sheet
          title={t(words.confirmedTitle)}
          text={t(words.confirmedText, { search: searchInWords(state.query, locale), often: t(words[state.frequency]).toLowerCase() })}
        >
          <Onward href="/vacancies/search" label={t(words.seeAll)} />
        </Sheet>
      )
    case 'running':
      return (
        <Sheet title={t(words.stopTitle)} text={t(words.askText, { search: searchInWords(state.query, locale) })}>
          <PostedForm intent="stop" submit={t(words.stop)} />
        </Sheet>
      )
    case 'stopped':
      return (
        <Sheet title={t(words.stoppedTitle)} text={t(words.stoppedText)}>
          <Onward href="/vacancies/search" label={t(words.seeAll)} />
        </Sheet>
      )
    case 'unknown':
      return (
        <Sheet title={t(words.unknownTitle)} text={t(words.unknownText)}>
          <Onward href="/vacancies/search" label={t(words.seeAll)} />
        </Sheet>
      )
  }
}

function Ask({ query, back, email, frequency = 'daily', faults }: Extract<AlertState, { step: 'ask' }>) {
  const t = useT()
  return (
    <Sheet title={t(words.askTitle)} text={t(words.askText, { search: searchInWords(query, useLocale()) })}>
      <PostedForm intent="ask" faults={faults} submit={t(words.ask)}>
        <EmailField faults={faults} typed={email} purpose="email" hint={t(words.emailHint)} />
        <fieldset className="grid justify-items-start">
          <legend className="label">{t(words.howOften)}</legend>
          {frequencies.map((one) => (
            <Radio
              key={one}
              name="frequency"
              value={one}
              label={t(words[one])}
              {...(one === 'at_once' && { note: t(words.at_onceNote) })}
              defaultChecked={one === frequency}
            />
          ))}
        </fieldset>
      </PostedForm>
      <p className="mt-6">
        {t(words.haveAccount)} <Link href={`/auth/login-1?redirect=${encodeURIComponent(back)}`}>{t(words.signIn)}</Link>
      </p>
    </Sheet>
  )
}

function Onward({ href, label }: { href: string; label: string }) {
  return (
    <p className="mt-8">
      <LinkButton size="large" href={href}>
        {label}
      </LinkButton>
    </p>
  )
}
