import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type Viewer, ViewersList } from '#features/users/profile/web/viewers-list.tsx'
import { declineReasonWords } from '#features/pool/card/card-words.ts'
import { Reasons } from '#features/pool/card/web/reasons.tsx'
import { cardAddress } from '#features/pool/model/addresses.ts'
import { invitationDeclineReasons } from '#features/pool/model/codes.ts'
import { replyStatusWords, replyWords as words } from '#features/pool/replies/reply-words.ts'
import type { Reply } from '#features/pool/replies/fetch-replies.ts'
import type { ReplyFault } from './answer-invitation.ts'

type Props = { replies: readonly Reply[]; viewers: readonly Viewer[]; fault: ReplyFault | undefined }

/** Who asks somebody, with one press for yes and one for no; what was answered below, and who looked beside it. */
export function RepliesPage({ replies, viewers, fault }: Props) {
  const t = useT()
  const waiting = replies.filter(({ isOpen }) => isOpen)
  const earlier = replies.filter(({ isOpen }) => !isOpen)
  return (
    <>
      <h1>{t(words.title, { n: waiting.length })}</h1>
      {waiting.length > 0 && <p className="mt-2 text-lg text-text-soft">{t(words.text)}</p>}
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] items-start">
        <div className="grid gap-10 min-w-0">
          {waiting.length === 0 && (
            <EmptyState
              title={t(words.emptyTitle)}
              action={
                <LinkButton href={cardAddress} variant="second">
                  {t(words.toCard)}
                </LinkButton>
              }
            >
              {t(words.emptyText)}
            </EmptyState>
          )}
          {waiting.map((reply) => (
            <WaitingReply key={reply.id} reply={reply} fault={fault?.id === reply.id ? fault : undefined} />
          ))}
          {earlier.length > 0 && (
            <section aria-labelledby="earlier">
              <h2 id="earlier" className="text-2xl">
                {t(words.earlier)}
              </h2>
              <ul className="mt-3">
                {earlier.map((reply) => (
                  <EarlierReply key={reply.id} reply={reply} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside aria-labelledby="viewers">
          <h2 id="viewers" className="text-xl">
            {t(words.viewers)}
          </h2>
          <div className="mt-3">
            <ViewersList viewers={viewers} />
          </div>
          <p className="mt-4">
            <Link href={cardAddress}>{t(words.change)}</Link>
          </p>
        </aside>
      </div>
    </>
  )
}

function WaitingReply({ reply, fault }: { reply: Reply; fault: ReplyFault | undefined }) {
  const t = useT()
  const { id, title, organization, sender, message, until, vacancyHref, questions, reasons } = reply
  return (
    <section className="sheet sheet-pad" aria-labelledby={`reply-${id}`}>
      <h2 id={`reply-${id}`} className="text-2xl">
        {title}
      </h2>
      <p className="text-text-soft">{organization}</p>
      {fault?.problem && (
        <div className="mt-4">
          <Alert tone="danger" live>
            <p>{fault.problem}</p>
            {fault.others.length > 0 && (
              <>
                <p className="mt-2">{t(words.others)}</p>
                <ul>
                  {fault.others.map((other) => (
                    <li key={other.id}>
                      <Link href={`/vacancies/${other.id}`}>{other.title}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Alert>
        </div>
      )}
      <figure className="mt-4 border-l-4 border-line-strong pl-4">
        <blockquote className="text-lg whitespace-pre-line">‘{message}’</blockquote>
        <figcaption className="mt-1 text-text-soft">{sender}</figcaption>
      </figure>
      <div className="mt-5">
        <Reasons {...reasons} />
      </div>
      <PostForm intent="accept" className="mt-6">
        <input type="hidden" name="invitation" value={id} />
        <div className="space-y-6">
          {questions.map(({ id: questionId, text, required }) => (
            <TextAreaField
              key={questionId}
              id={`${id}-${questionId}`}
              name={`answer-${questionId}`}
              label={text}
              {...(!required && { optional: t(words.optional) })}
              rows={2}
              maxLength={1000}
              error={fault?.fields[`answers.${questionId}`]}
              defaultValue={fault?.typed.answers[questionId]}
            />
          ))}
          {fault?.fields['parentEmail'] && (
            <TextField
              id={`${id}-parent`}
              name="parent_email"
              type="email"
              label={t(words.parent)}
              hint={t(words.parentHint)}
              error={fault.fields['parentEmail']}
              defaultValue={fault.typed.parentEmail}
            />
          )}
          <details open={Boolean(fault?.typed.message || fault?.typed.isSharing) || undefined}>
            <summary className="link inline-block py-2 cursor-pointer">{t(words.ownWords)}</summary>
            <div className="mt-2 space-y-4">
              <TextAreaField
                id={`${id}-message`}
                name="message"
                label={t(words.ownWords)}
                optional={t(words.optional)}
                rows={3}
                maxLength={2000}
                defaultValue={fault?.typed.message}
              />
              <Checkbox name="share_needs" value="true" label={t(words.shareNeeds)} defaultChecked={fault?.typed.isSharing} />
            </div>
          </details>
        </div>
        <p className="mt-5 flex flex-wrap gap-3 items-center">
          <Button type="submit">{t(words.yes)}</Button>
          <Button type="submit" variant="second" form={`no-${id}`}>
            {t(words.no)}
          </Button>
          {vacancyHref && <Link href={vacancyHref}>{t(words.seeVacancy)}</Link>}
        </p>
        <p className="mt-3 text-text-soft">{t(words.consent, { organization, day: until })}</p>
      </PostForm>
      <PostForm intent="decline" id={`no-${id}`} className="mt-4">
        <input type="hidden" name="invitation" value={id} />
        <details>
          <summary className="link inline-block py-2 cursor-pointer">{t(words.why)}</summary>
          <ChoiceGroup id={`${id}-reason`} legend={t(words.why)} hint={t(words.whyHint)}>
            <Radio name="reason" value="" label={t(words.noReason)} defaultChecked />
            {invitationDeclineReasons.map((reason) => (
              <Radio key={reason} name="reason" value={reason} label={t(declineReasonWords[reason])} />
            ))}
          </ChoiceGroup>
        </details>
      </PostForm>
    </section>
  )
}

function EarlierReply({ reply: { title, organization, status, applicationHref } }: { reply: Reply }) {
  const t = useT()
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 border-t border-line">
      <span>
        <span className="font-semibold">{title}</span>
        <span className="block text-text-soft">{organization}</span>
        {applicationHref && <Link href={applicationHref}>{t(words.toApplication)}</Link>}
      </span>
      <Badge tone={status === 'accepted' ? 'success' : 'neutral'}>{t(replyStatusWords[status])}</Badge>
    </li>
  )
}
