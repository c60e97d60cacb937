import type { ReactNode } from 'react'
import { readablePath } from '#kernel/http/readable-path.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { LinkPress, Press } from '#design/press/press.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { EmailField } from '#features/auth/forms/web/fields.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { ConfirmForm, ConfirmView } from '#features/social-map/rounds/confirm-form.ts'
import { blocksOf, blockWords, type SeenEntry } from '#features/social-map/rounds/entry-blocks.ts'
import { roundWords as words } from '#features/social-map/rounds/round-words.ts'

type Center = { name: string; phone: string | null }
type Props = {
  form: ConfirmForm
  view: ConfirmView
  center: Center
  /** The site's logo and name. */
  brand: ReactNode
  /** The address of this page. */
  path: string
}

/** Opened from a mail, mostly on a phone: no menu, what is known, and one thing to press. */
export function ConfirmPage({ form, view, center, brand, path }: Props) {
  return (
    <>
      <Frieze />
      <div className="max-w-2xl mx-auto px-5 pt-8 pb-16">
        <div className="mb-8">{brand}</div>
        <Subject {...{ form, view, center, path }} />
      </div>
    </>
  )
}

function Subject({ form, view, center, path }: Omit<Props, 'brand'>) {
  const { state, entry } = form
  if (state === 'open' && entry) {
    if (view === 'change' || form.isEmpty) return <WhatIsDifferent {...{ form, entry, path }} />
    if (view === 'stop') return <HasStopped {...{ form, path }} />
    return <StillRight {...{ form, entry, center, path }} />
  }
  if (state === 'confirmed' || state === 'changed' || state === 'ended') return <Thanks {...{ form, center }} />
  return <NothingToPress {...{ form, center, path }} />
}

type Asking = { form: ConfirmForm; entry: SeenEntry; path: string }

function StillRight({ form, entry, center, path }: Asking & { center: Center }) {
  const t = useT()
  const locale = useLocale()
  const firstName = form.firstName ?? ''
  return (
    <>
      <h1 className="text-4xl">{t(words.title)}</h1>
      <p className="text-xl mt-3">
        {firstName && t(words.greeting, { firstName })}
        {t(words.shownBefore)}
        <strong>{form.name}</strong>
        {t(words.shownAfter)}
      </p>
      <div className="mt-6 border-b border-line text-lg">
        <DefinitionList items={blocksOf(locale, entry).map(({ key, lines }) => ({ term: t(blockWords[key]), value: <Lines lines={lines} /> }))} />
      </div>
      <PostForm className="grid gap-3 mt-7" intent="confirm">
        <Press isMain icon="check-bold" sub={t(words.allRightSub)}>
          {t(words.allRight)}
        </Press>
        <LinkPress icon="pencil-simple" sub={t(words.differentSub, { centerName: center.name })} href={`${path}?anders`}>
          {t(words.different)}
        </LinkPress>
      </PostForm>
      <p className="mt-6">
        <Link href={`${path}?gestopt`}>{t(words.stopped)}</Link>
      </p>
      <p className="text-text-soft mt-8 border-t border-line pt-4">
        {t(words.until, { day: fullDay(locale, form.until), firstName })} <Call center={center} />
      </p>
    </>
  )
}

function WhatIsDifferent({ form, entry, path }: Asking) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <h1 className="text-4xl">{t(words.whatTitle)}</h1>
      <p className="text-lg mt-3">{t(words.whatText)}</p>
      <PostedForm intent="change" submit={t(words.send)} faults={form.isEmpty ? { fields: {}, problem: t(words.nothingWritten) } : undefined}>
        {blocksOf(locale, entry).map(({ key, lines }) => (
          <section key={key} className="border-t border-line pt-5">
            <h2 className="font-sans text-lg font-semibold tracking-normal">{t(blockWords[key])}</h2>
            <Lines lines={lines} />
            <details className="mt-2">
              <summary className="link min-h-11 inline-flex items-center cursor-pointer">
                {t(words.change)}
                <span className="sr-only">: {t(blockWords[key])}</span>
              </summary>
              <TextAreaField name={key} label={t(words.isNow)} rows={3} maxLength={500} className="mt-3" />
            </details>
          </section>
        ))}
      </PostedForm>
      <p className="mt-6">
        <Link href={path}>{t(words.back)}</Link>
      </p>
    </>
  )
}

function HasStopped({ form, path }: Omit<Asking, 'entry'>) {
  const t = useT()
  return (
    <>
      <h1 className="text-4xl">{t(words.stopTitle, form)}</h1>
      <p className="text-lg mt-3">{t(words.stopText)}</p>
      <PostedForm intent="end" variant="danger" submit={t(words.stopYes)} />
      <p className="mt-6">
        <Link href={path}>{t(words.back)}</Link>
      </p>
    </>
  )
}

function Thanks({ form, center }: { form: ConfirmForm; center: Center }) {
  const t = useT()
  const locale = useLocale()
  const { state, name, path, can, next } = form
  return (
    <>
      {state === 'confirmed' && <Tile name="taart" tone="second" className="!w-24 mb-6" />}
      <h1 className="text-4xl">{t(words.thanks, { firstName: form.firstName ?? '' })}</h1>
      <p className="text-xl mt-3">
        {state === 'confirmed' && (
          <>
            {t(words.checkedOnBefore)}
            <strong>{fullDay(locale, form.assuredAt!)}</strong>
            {t(words.checkedOnAfter)}
          </>
        )}
        {state === 'changed' && t(words.changedText, { name, centerName: center.name })}
        {state === 'ended' && t(words.endedText, form)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {path && (
          <LinkButton variant="second" icon="eye" href={path}>
            {t(words.seePage)}
          </LinkButton>
        )}
        {can.undo && (
          <PostForm intent="undo">
            <Button variant="quiet" icon="arrow-counter-clockwise">
              {t(words.notYet)}
            </Button>
          </PostForm>
        )}
      </div>
      {next && (
        <section className="mt-10 border-t border-line pt-6">
          <h2 className="text-2xl">{t(words.nextTitle)}</h2>
          <p className="mt-4">
            <LinkButton variant="second" href={next.link}>
              {t(words.nextButton, next)}
            </LinkButton>
          </p>
        </section>
      )}
      {/* After the press there is at most one thing more; who opens the link again may have something new to say. */}
      {next === undefined && <NewMail form={form} />}
    </>
  )
}

/** Somebody else came first, the days of the link have passed, the entry is gone, or no link is known. */
function NothingToPress({ form, center, path }: { form: ConfirmForm; center: Center; path: string }) {
  const t = useT()
  const locale = useLocale()
  const { state, name } = form
  return (
    <>
      <h1 className="text-4xl">{t(state === 'done' ? words.doneTitle : words.overTitle)}</h1>
      <p className="text-xl mt-3">
        {state === 'done' && t(words.doneText, { name, day: fullDay(locale, form.assuredAt!) })}
        {state === 'over' && t(words.overText, { name, day: fullDay(locale, form.until) })}
        {state === 'gone' && t(words.goneText, form)}
        {state === 'unknown' && !form.isMailed && t(words.unknownText)}
      </p>
      {state === 'unknown' && (
        <p className="mt-4 text-text-soft break-all" lang="en">
          {/* Literally as in specification §2 (decisions 27). */}
          Page Not Found: {readablePath(path)}
        </p>
      )}
      <NewMail form={form} />
      <p className="text-text-soft mt-8 border-t border-line pt-4">
        <Call center={center} />
      </p>
    </>
  )
}

function NewMail({ form: { state, isMailed, can } }: { form: ConfirmForm }) {
  const t = useT()
  if (isMailed !== undefined)
    return (
      <div className="mt-8">
        <Alert tone={isMailed ? 'success' : 'warn'} live>
          <p>{t(!isMailed ? words.notMailed : state === 'unknown' ? words.mailedIfKnown : words.mailed)}</p>
        </Alert>
      </div>
    )
  if (state === 'unknown')
    return (
      <PostedForm intent="again" submit={t(words.newMail)}>
        <EmailField purpose="email" />
      </PostedForm>
    )
  if (!can.again) return null
  return (
    <div className="mt-10">
      {state !== 'over' && <p className="text-lg">{t(words.somethingStill)}</p>}
      <PostedForm intent="again" variant={state === 'over' ? 'primary' : 'second'} large={state === 'over'} className="mt-3" submit={t(words.newMail)} />
    </div>
  )
}

function Call({ center }: { center: Center }) {
  const t = useT()
  return center.phone ? (
    <>
      {t(words.ratherCall)} <TelLink phone={center.phone} />, {t(words.helps, { centerName: center.name })}
    </>
  ) : (
    t(words.helps, { centerName: center.name })
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block break-words">
      {line}
    </span>
  ))
}
