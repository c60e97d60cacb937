import type { Tx } from '#kernel/db/server/database.ts'
import { queueMail, queueMails } from '#kernel/mail/server/outbox.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import { readerOf } from '#features/users/model/server/person-columns.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'

type Where = { tx: Tx; centerId: string }
type News = {
  kind: string
  requestId: string
  /** Makes it unique among its kind: the same is told once. */
  once: string
  facts?: Readonly<Record<string, unknown>>
}

/** Mails whoever asked, with the notice beside it. Somebody without an account hears by letter or telephone. */
export async function tellPerson({ tx, centerId }: Where, userId: string | null, { kind, requestId, once, facts = {} }: News): Promise<void> {
  const person = userId === null ? undefined : await readerOf(tx, userId)
  if (!person) return
  queueMail(tx, {
    centerId,
    kind,
    dedupeKey: `${kind}:${requestId}:${once}`,
    userId: person.id,
    address: person.email,
    locale: person.locale ?? 'nl',
    facts: { firstName: person.firstName, requestId, ...facts },
  })
}

/** Mails those who look at requests: the coordinators, or the admins where there is none; `admins`: the admins alone. */
export async function tellCenter({ tx, centerId }: Where, to: 'deciders' | 'admins', { kind, requestId, once, facts = {} }: News): Promise<void> {
  const people = to === 'admins' ? await holdersOf(tx, centerId, ownCenterAdmins) : await decidersOf({ tx, centerId })
  queueMails(
    tx,
    centerId,
    people.map((person) => ({
      kind,
      dedupeKey: `${kind}:${requestId}:${once}:${person.id}`,
      userId: person.id,
      address: person.email,
      locale: person.locale,
      facts: { firstName: person.firstName, requestId, ...facts },
    })),
  )
}

type Letter = { kind: 'help.consent' | 'help.parent'; address: string; asker: string; link: string; locale: Locale }

/** Mails somebody who may have no account a link to answer by. */
export function tellAddress({ tx, centerId }: Where, { kind, address, asker, link, locale }: Letter): void {
  queueMail(tx, { centerId, kind, dedupeKey: `${kind}:${link}`, userId: null, address, locale, facts: { asker, link } })
}
