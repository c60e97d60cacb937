import { TextField } from '#design/field/text-field.tsx'
import { QrCode } from '#design/qr/qr-code.tsx'
import type { QrShape } from '#kernel/qr/qr-path.ts'
import { whatNext } from '#features/applications/detail/what-next.ts'
import { followWords as words } from '#features/applications/guests/follow-words.ts'
import type { ApplicationStatus } from '#features/applications/model/states.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { readablePath } from '#kernel/http/readable-path.ts'
import { clockTime, fullDay, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { FormSheet } from './form-sheet.tsx'

export type FollowForm = {
  purpose: 'application.follow'
  state: ApplicationStatus
  person: string
  address: string | null
  vacancy: string
  organization: string
  code: string
  sentAt: string
  meeting: { startsAt: string; place: string; contact: string[] } | null
  can: { withdraw: boolean; claim: boolean }
}

type Center = { name: string; phone: string | null }

type Props = { form: FollowForm; center: Center; site: string; /** The QR code of this page's address. */ qr: QrShape | null; now: string }

/** A letter to print, and the same on a screen for whoever has its code: the status, and the one thing that can be done. */
export function FollowPage({ form, center, site, qr, now }: Props) {
  const t = useT()
  const locale = useLocale()
  const address = `${site}/forms/${form.code}`
  const { person, address: home, vacancy, organization, state, meeting, code, can } = form
  const next = whatNext(
    { status: state, meetingStartsAt: meeting?.startsAt ?? null, placeOfferedAt: can.claim ? form.sentAt : null },
    { looker: 'volunteer', name: person, organization, center: center.name },
    locale,
  )
  return (
    <div className="wrap py-12 md:py-20 print:py-0">
      <div className="sheet max-w-2xl mx-auto p-7 md:p-10 print:border-0 print:p-0 print:bg-white print:text-black">
        <p className="text-text-soft print:text-black">{fullDay(locale, now)}</p>
        {home && (
          <address className="mt-6 hidden print:block not-italic whitespace-pre-line">
            {person}
            {`\n${home}`}
          </address>
        )}
        <h1 className="text-4xl mt-6 print:text-black">{t(words.title, { person })}</h1>
        <p className="text-lg mt-3">{t(words.sent, { vacancy, organization, day: fullDay(locale, form.sentAt) })}</p>
        <dl className="mt-6 grid sm:grid-cols-[10rem_1fr] gap-x-6 gap-y-3 border-y border-line py-6">
          <dt className="font-bold">{t(words.status)}</dt>
          <dd>{statusWord(state, locale, true)}</dd>
          <dt className="font-bold">{t(words.next)}</dt>
          <dd>{next}</dd>
          {meeting && (
            <>
              <dt className="font-bold">{t(words.when)}</dt>
              <dd>
                {longDay(locale, meeting.startsAt)}, {clockTime(locale, meeting.startsAt)}
              </dd>
              <dt className="font-bold">{t(words.where)}</dt>
              <dd>{meeting.place}</dd>
              {meeting.contact.length > 0 && (
                <>
                  <dt className="font-bold">{t(words.askFor)}</dt>
                  <dd>{meeting.contact.join(', ')}</dd>
                </>
              )}
            </>
          )}
        </dl>
        <div className="mt-6 flex flex-wrap-reverse justify-between gap-6">
          <div className="basis-64 grow min-w-0">
            <p className="[overflow-wrap:anywhere]">{t(qr ? words.scan : words.follow, { address })}</p>
            <p className="mt-3 text-2xl font-bold tracking-wider whitespace-nowrap">{code}</p>
            <p className="mt-3">{center.phone ? t(words.call, { name: center.name, phone: center.phone }) : t(words.ask, center)}</p>
          </div>
          {qr && <QrCode shape={qr} label={t(words.qr, { address })} />}
        </div>
        <div className="print:hidden">
          {can.claim && <PostedForm intent="claim" submit={t(words.claim)} />}
          {can.withdraw && <PostedForm intent="withdraw" variant="second" submit={t(words.withdraw)} />}
        </div>
      </div>
    </div>
  )
}

/** Asks for the code of a letter; a link of a mail that does not work leads here too. */
export function CodePage({ unknown, isSecond }: { /** The path of a link or code that leads nowhere. */ unknown?: string | null; isSecond?: boolean }) {
  const t = useT()
  return (
    <FormSheet title={t(unknown ? words.unknown : words.typeCode)} text={t(unknown ? words.unknownText : words.typeCodeText)} isSecond={isSecond}>
      {unknown && (
        <p className="mb-6 text-text-soft break-all" lang="en">
          {/* Literally as in specification §2 (decisions 27). */}
          Page Not Found: {readablePath(unknown)}
        </p>
      )}
      <PostedForm intent="code" submit={t(words.look)}>
        <TextField
          name="code"
          label={t(words.code)}
          hint={t(words.codeHint)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </PostedForm>
    </FormSheet>
  )
}
