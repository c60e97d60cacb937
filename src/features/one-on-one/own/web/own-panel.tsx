import { Button, LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import { Difference } from '#features/vacancies/moderation/web/difference.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { statusWords } from '#features/one-on-one/model/code-words.ts'
import { helpAddPath, helpEditPath } from '#features/one-on-one/model/addresses.ts'
import { deniedWords } from '#features/one-on-one/model/deny-words.ts'
import type { OwnRequest } from '#features/one-on-one/own/fetch-own.ts'
import { ownWords as words } from '#features/one-on-one/own/own-words.ts'

/** How one's own request stands, what happens next, and what one can do: never more than one press and never a reason. */
export function OwnPanel({ own, problem }: { own: OwnRequest; problem: string | null }) {
  const [t, locale] = [useT(), useLocale()]
  const { status, visibility, expiresAt, deniedReason, referrals, meta } = own
  const can = (verb: string) => meta.permissions.includes(verb)
  const text = status === 'open' ? (visibility === 'public' ? t(words.open, { day: fullDay(locale, expiresAt!) }) : t(words.quiet)) : t(words[status])
  return (
    <section className="sheet sheet-pad" aria-labelledby="own">
      <p className="text-text-soft">{t(words.yours)}</p>
      <h2 id="own" className="text-2xl">
        {t(statusWords[status])}
      </h2>
      <p className="mt-2 text-lg">{text}</p>
      <Waiting own={own} />
      {problem && (
        <div className="mt-4">
          <Alert tone="danger" live title={problem} />
        </div>
      )}
      {status === 'denied' && deniedReason && (
        <>
          <p className="mt-3">{t(deniedWords[deniedReason])}</p>
          {(referrals ?? []).length > 0 && (
            <>
              <h3 className="h-row text-lg mt-5">{t(words.instead)}</h3>
              <ul className="mt-1">
                {(referrals ?? []).map(({ id, name }) => (
                  <li key={id}>
                    <Link href={`/sociale-kaart/${id}`} className="inline-flex items-center min-h-11 font-semibold">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <Words own={own} />
      <div className="flex flex-wrap gap-3 mt-6 empty:hidden">
        {can('update') && (status === 'pending' || status === 'draft') && (
          <LinkButton href={helpEditPath(own.id)} variant="second" icon="pencil-simple">
            {t(words.edit)}
          </LinkButton>
        )}
        {can('extend') && <Act intent="extend" label={t(words.extend)} />}
        {can('close') && <Act intent="close" label={t(words.close)} />}
        {can('remove') && <Act intent="remove" label={t(words.remove)} isQuiet />}
        {can('withdraw') && status !== 'draft' && <Act intent="withdraw" label={t(words.withdraw)} isQuiet />}
        {(status === 'expired' || status === 'withdrawn') && <LinkButton href={helpAddPath}>{t(words.again)}</LinkButton>}
      </div>
      {can('withdraw') && status !== 'draft' && <p className="mt-2 text-text-soft">{t(words.withdrawText)}</p>}
    </section>
  )
}

function Act({ intent, label, isQuiet }: { intent: string; label: string; isQuiet?: boolean }) {
  return (
    <PostForm intent={intent}>
      <Button variant={isQuiet ? 'quiet' : 'second'}>{label}</Button>
    </PostForm>
  )
}

/** Who has to say yes first, and the mail that asks them once more. */
function Waiting({ own }: { own: OwnRequest }) {
  const t = useT()
  const { relation, firstName, consentAt, consentRefusedAt, consentEmail, ageGroup, parentConsentAt, parentRefusedAt, status } = own
  const name = firstName ?? ''
  const needsPerson = relation !== null && consentAt === null
  const needsParent = ageGroup === 'young' && relation !== 'own_child' && parentConsentAt === null
  if (consentRefusedAt && !consentAt) return <p className="mt-3">{t(words.consentRefused, { name })}</p>
  if (parentRefusedAt && !parentConsentAt) return <p className="mt-3">{t(words.parentRefused)}</p>
  if (status !== 'pending' || !(needsPerson || needsParent)) return null
  return (
    <div className="mt-4">
      <Alert tone="warn" title={needsPerson ? t(words.consentWaits, { name }) : t(words.parentWaits)}>
        {(needsParent || consentEmail) && (
          <PostForm intent="ask_consent" className="mt-2">
            <Button variant="second" size="small">
              {t(words.askAgain)}
            </Button>
          </PostForm>
        )}
      </Alert>
    </div>
  )
}

/** What the person wrote, and beside it what became of it, word by word. */
function Words({ own: { description, publicText, visibility } }: { own: OwnRequest }) {
  const t = useT()
  if (!description) return null
  return (
    <div className="mt-6 grid gap-4">
      <div>
        <h3 className="h-row text-lg">{t(words.wrote)}</h3>
        <p className="whitespace-pre-line break-words" lang="nl">
          {description}
        </p>
      </div>
      {publicText && (
        <div>
          <h3 className="h-row text-lg">{t(visibility === 'public' ? words.reads : words.readsQuiet)}</h3>
          <p className="whitespace-pre-line break-words" lang="nl">
            <Difference was={description} now={publicText} />
          </p>
        </div>
      )}
    </div>
  )
}
