import type { RoleName } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** The event that a kind of mail tells about: its name is the kind. */
// oxlint-disable-next-line no-explicit-any -- each kind knows its own facts; they come back from jsonb
export type MailEvent<Facts = any> = {
  /** What it is called where one chooses mails and where a center writes its own words. */
  name: { nl: string; en: string }
  /** To whom it goes, and when, in a sentence. */
  when: { nl: string; en: string }
  /** Whose side it is told to: it is chosen by those who can get it. `all`: whoever has an account. */
  to: 'volunteer' | 'team' | 'center' | 'all'
  /** Which roles at a center get what is told to its side, where those are not its case staff (`role-sets.ts`). */
  roles?: readonly RoleName[]
  /** The name under which an older choice may be kept (notification_prefs). */
  group: string
  /** Mailed whatever one chose: somebody waits for it, or it is about access. */
  isAlways?: true
  /** Mailed again though the last one about the same thing is unread: it is to urge, or says something else each time. */
  isRepeated?: true
  /** What is kept for the reader inside the product: where it leads, and the facts that its sentence is made of, no secret among them; and when it is of no use any more. null: it can be read nowhere. */
  notice: ((facts: Facts) => { path: string; facts: Readonly<Record<string, unknown>>; expiresAt?: string | undefined }) | null
  /** The facts that a center's own words may name; without it the words are ours alone. */
  variables?: readonly (keyof Facts & string)[] | undefined
  /** More that they may name, made of these facts in the reader's language; null: not there this time, and a line that names it is left out. */
  made?: {
    from: readonly string[]
    names: readonly string[]
    of: (facts: Readonly<Record<string, unknown>>, locale: Locale) => Readonly<Record<string, string | null>>
  }
}

/** Declares the event of a mail, with the facts of its template. */
export const mailEvent = <Facts>(event: MailEvent<Facts>): MailEvent<Facts> => event
