import { templateWords as words } from '#features/notification-templates/messages.ts'
import { type BothTexts, type TextField, type Texts, maxCharacters, textFields } from '#features/notification-templates/template.ts'
import { cardOf, reachedBy } from '#features/settings/model/center-card.ts'
import { readProfile } from '#features/settings/model/server/read-profile.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { isEmail } from '#kernel/fields/check.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { Forbidden, Invalid, type Issue, NotFound } from '#kernel/http/errors.ts'
import { type Locale, locales, sayInAll } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { InvalidPlaceholder, type WordFacts, eventsOf, fillCustomText } from '#kernel/mail/server/templates.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { factsOf } from './preview-of.ts'

export const type = 'notification_templates'

export type Kind = { kind: string; event: MailEvent }

export const may = (call: ApiRequest, verb: string) => call.registry.scopeNames(call.roles, type, verb).includes('all')

/** @throws 401, 403, and 404 for a mail whose text cannot be customized */
export function open(call: ApiRequest, verb: string): Kind {
  requireSignedIn(call)
  call.refuseOtherParameters()
  if (!may(call, verb)) throw new Forbidden()
  const { id: kind } = call.request.params as { id: string }
  const event = new Map(eventsOf(call.asked.siteFlags)).get(kind)
  if (!event?.variables) throw new NotFound(type, cutText(kind, 60))
  return { kind, event }
}

export const inCenter = async <T>(call: ApiRequest, work: (tx: Tx) => Promise<T>) => await call.db.inCenter(call.asked.centerId, work)

export type Latest = { version: number; words: BothTexts | null; replyTo: string | null; testedAt: Date | null; active: boolean; changedAt: Date | null }

/** The latest custom text of a kind of mail; version 0 where there never was one. */
export async function latestOf(tx: Tx, centerId: string, kind: string): Promise<Latest> {
  const row = await tx
    .selectFrom('notification_templates')
    .select(['version', 'words', 'reply_to as replyTo', 'tested_at as testedAt', 'active', 'created_at as changedAt'])
    .where('volunteer_center_id', '=', centerId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { version: 0, words: null, replyTo: null, testedAt: null, active: true, changedAt: null }
  return { ...row, words: wholeWords(row.words) }
}

/** Adds an empty preheader to texts from before there was one. */
export function wholeWords(words: BothTexts | null): BothTexts | null {
  const whole = (texts: Texts): Texts => ({ ...texts, preheader: texts.preheader ?? '' })
  return words && { nl: whole(words.nl), en: whole(words.en) }
}

/** The sender facts of a call's center. */
function senderOf({ request: { center }, asked: { origin } }: ApiRequest): MailSender {
  return { ...center, origin } as unknown as MailSender
}

/** The sender as mails name it today: with the telephone number and the name of the contact person. */
export async function senderToday(call: ApiRequest): Promise<{ sender: MailSender; contact: string | null }> {
  const { row } = await readProfile(call.db, call.asked.centerId)
  const sender = senderOf(call)
  return { sender: { ...sender, phone: reachedBy(cardOf(row ?? null, null).person, sender).phone }, contact: row?.contact_name ?? null }
}

/** The texts that were sent, validated against their placeholders; the example; the expected version. */
export function readSent(call: ApiRequest, { event }: Kind) {
  const { attributes } = readDocument(call.json, type, { id: '', isImplied: true })
  const value = (name: string) => attributes.get(name)?.value
  return {
    /** @throws 422 with every fault at its field */
    texts: () => checkTexts({ nl: value('nl'), en: value('en') }, factsOf(event, {}, senderOf(call), call.asked.locale)),
    hasTexts: attributes.has('nl') || attributes.has('en'),
    /** undefined: unchanged */
    replyTo: attributes.has('replyTo') ? addressIn(value('replyTo')) : undefined,
    active: attributes.has('active') ? value('active') === true : undefined,
    version: Number(value('version') ?? NaN),
    example: cutText(String(value('example') ?? ''), 40),
    locale: locales.find((one) => one === value('locale')) ?? call.asked.locale,
  }
}

/** @throws 422 */
function addressIn(sent: unknown): string | null {
  if (sent === null || sent === '') return null
  const address = typeof sent === 'string' ? cutText(sent, 300).trim() : ''
  if (!isEmail(address)) throw new Invalid([{ code: 'invalid', words: sayInAll(fieldWords.email), attribute: 'replyTo', pointer: '/data/attributes/replyTo' }])
  return address
}

/** Validates the texts that were sent, in both languages. @throws 422 with every fault at its field */
function checkTexts(sent: unknown, facts: WordFacts): BothTexts {
  const issues: Issue[] = []
  const known = [...facts.keys()].map((name) => `{{${name}}}`).join(', ')
  const both = Object.fromEntries(locales.map((locale) => [locale, textsIn(sent, locale)])) as BothTexts
  for (const locale of locales)
    for (const field of textFields) {
      const fault = faultOf(both[locale], field, facts, known)
      if (fault) issues.push({ code: 'invalid', words: fault, attribute: `${locale}.${field}`, pointer: `/data/attributes/${locale}/${field}` })
    }
  if (issues.length > 0) throw new Invalid(issues)
  return both
}

function textsIn(sent: unknown, locale: Locale): Texts {
  const texts = (sent as Record<string, Record<string, unknown> | undefined> | null)?.[locale]
  const read = (field: TextField) => {
    const value = texts?.[field]
    // Limits the length before anything parses it.
    return typeof value === 'string' ? ordinaryText(cutText(value, maxCharacters[field] * 2)).trim() : ''
  }
  return { subject: read('subject'), preheader: read('preheader'), body: read('body'), button: read('button') }
}

function faultOf(texts: Texts, field: TextField, facts: WordFacts, known: string) {
  const text = texts[field]
  if (text === '') return field === 'button' || field === 'preheader' ? null : sayInAll(words.missing)
  if (text.length > maxCharacters[field]) return sayInAll(words.tooLong, { max: maxCharacters[field] })
  if (field !== 'body' && /[\n\r]/.test(text)) return sayInAll(words.oneLine)
  try {
    fillCustomText({ subject: '', preheader: '', body: '', button: '', [field]: text }, facts)
    return null
  } catch (error) {
    if (!(error instanceof InvalidPlaceholder)) throw error
    return error.fact === null || error.fact === '' ? sayInAll(words.braces, { known }) : sayInAll(words.unknownName, { name: error.fact, known })
  }
}
