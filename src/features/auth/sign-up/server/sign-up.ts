import { initialRoles } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { confirmationMailed } from '#features/auth/model/events.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, foldMail } from '#features/users/model/server/accounts.ts'
import { cleanLastName, cleanName, issuesOfMail, issuesOfName } from '#features/users/account/server/check-names.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { confirmLink, issueToken } from '#features/auth/tokens/server/tokens.ts'
import { issuesOfPassword } from '#features/auth/passwords/server/password-rules.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { rememberBrowser } from '#features/auth/sign-in/server/sign-in-first.ts'

export type SignUp = {
  email: string
  password: string
  passwordConfirmation?: string | undefined
  firstName: string
  lastName?: string | null | undefined
  locale?: Locale | undefined
  /** false is refused; undefined means that another client did not ask. */
  termsAccepted?: boolean | undefined
  /** The page to go on to after the mail; local paths only (decisions 19). */
  redirect?: string | null | undefined
  /** An address that the caller has checked; the mail then leads to /auth/confirmation. */
  redirectUrl?: string | null | undefined
  /** The token of drafts kept for this person until the address is confirmed (decisions 39). */
  draftToken?: string | null | undefined
  /** The digest of the secret of the browser that signs up; see sign-in-first.ts. */
  signInChallenge?: string | null | undefined
}

/** The version of the terms that people agree to at sign-up; a new text needs a new version. */
export const termsVersion = '2026-11'

/**
 * A visitor becomes a volunteer of this center, with the status invited until the address is confirmed. Says if the address is
 * taken (decisions 13).
 */
export async function signUp(db: Database, context: RequestContext, given: SignUp): Promise<Account> {
  return await openAccount(db, context, given, await prepareSignUp(context, given))
}

/** The slow part, before the transaction: validation, and the hash of the password. */
export async function prepareSignUp({ locale }: RequestContext, given: SignUp): Promise<string> {
  check(given, personIn(given), locale)
  return await hashPassword(given.password)
}

const personIn = ({ email, firstName, lastName }: SignUp) => ({ email: foldMail(email), first_name: cleanName(firstName), last_name: cleanLastName(lastName) })

/** Creates the prepared account. */
export async function openAccount(db: Database, context: RequestContext, given: SignUp, passwordHash: string): Promise<Account> {
  const { center, locale, now } = context
  const person = personIn(given)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const account = await tx
      .insertInto('users')
      .values({
        ...person,
        password_hash: passwordHash,
        home_center_id: center.id,
        locale: given.locale ?? locale,
        status: 'invited',
        terms_accepted_at: given.termsAccepted ? now : null,
        notification_prefs: '{}',
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!account) throw new Invalid([issue('email', 'taken', locale, messages.isTaken)])

    await tx.insertInto('user_roles').values({ user_id: account.id, name: initialRoles.account, volunteer_center_id: center.id }).execute()
    if (given.termsAccepted) {
      const consent = { volunteer_center_id: center.id, user_id: account.id, purpose: 'terms', version: termsVersion, source: 'sign_up', given_at: now }
      await tx.insertInto('consents').values(consent).execute()
    }
    const way = given.redirectUrl || safeRedirectPath(given.redirect)
    const token = await issueToken(tx, { purpose: 'confirm', userId: account.id, centerId: center.id, redirectUrl: way, now })
    await notifyAccount(tx, context, account, { kind: 'account.confirm', once: token.slice(0, 8), facts: { url: confirmLink(context, token, way) } })
    await rememberBrowser(tx, context, account, given.signInChallenge)
    await emit(plain, confirmationMailed, { centerId: center.id, userId: account.id, draftToken: given.draftToken ?? null })
    return account
  })
}

function check(given: SignUp, person: ReturnType<typeof personIn>, locale: Locale): void {
  const issues = [
    ...issuesOfMail(person.email, locale),
    ...issuesOfName('firstName', person.first_name, locale),
    ...issuesOfName('lastName', person.last_name, locale),
    ...issuesOfPassword(given, person, locale),
    ...(given.termsAccepted === false ? [issue('termsAccepted', 'accepted', locale, messages.isNotAccepted)] : []),
  ]
  if (issues.length > 0) throw new Invalid(issues)
}
