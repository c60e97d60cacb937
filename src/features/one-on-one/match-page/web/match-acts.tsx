import { Button } from '#design/button/button.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { MatchOfPage } from '#features/one-on-one/match-page/fetch-match.ts'
import type { MatchAnswer } from '#features/one-on-one/match-page/match-action.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'

type Props = { match: MatchOfPage['match']; answer: MatchAnswer | undefined; other: string }

/** What the reader can do now: the step that is theirs first, and no beside it, equally large. */
export function MatchActs({ match, answer, other }: Props) {
  const t = useT()
  const may = match.meta.permissions
  const problem = answer && answer.intent !== 'agree' ? answer.faults.problem : undefined
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert tone="danger" live>
          <p>{problem}</p>
        </Alert>
      )}
      {may.includes('release') && (
        <PostForm intent="release" className="grid gap-3">
          <p>{t(words.releaseText)}</p>
          <Button className="w-full">{t(words.release)}</Button>
        </PostForm>
      )}
      {match.isOnPaper && (may.includes('meet') || may.includes('agree')) && <p>{t(words.forAsker, { other: match.askerFirstName ?? other })}</p>}
      {may.includes('agree') && <AgreeForm answer={answer?.intent === 'agree' ? answer : undefined} />}
      <div className="match-choice empty:hidden">
        {may.includes('meet') && match.releasedAt !== null && (
          <PostForm intent="meet">
            <Button className="w-full" icon="key-fill">
              {t(words.meet)}
            </Button>
          </PostForm>
        )}
        {may.includes('take_back') && (
          <PostForm intent="take_back">
            <Button variant="second" className="w-full">
              {t(words.takeBack)}
            </Button>
          </PostForm>
        )}
        {may.includes('refuse') && (
          <PostForm intent="refuse">
            <Button variant="second" className="w-full">
              {t(match.side === 'center' ? words.notTogether : words.ratherNot)}
            </Button>
          </PostForm>
        )}
      </div>
      {may.includes('refuse') && match.side !== 'center' && <p className="text-text-soft">{t(words.noReason)}</p>}
    </div>
  )
}

/** The second key, with what the other may read. Nothing is ticked beforehand. */
function AgreeForm({ answer }: { answer: MatchAnswer | undefined }) {
  const t = useT()
  const typed = answer?.typed
  return (
    <AnswerContext value={answer?.faults}>
      <PostForm intent="agree" className="grid gap-4">
        <FormFaults faults={answer?.faults} />
        <fieldset className="grid gap-3">
          <legend className="h-row text-xl mb-2">{t(words.agreeTitle)}</legend>
          <div className="match-share">
            <CheckboxField name="shares" id="share-phone" value="phone" label={t(words.sharePhone)} defaultChecked={typed?.shares.includes('phone')} />
            <div className="match-shared">
              <TextField
                name="phone"
                type="tel"
                label={t(words.phoneLabel)}
                hint={t(words.phoneHint)}
                maxLength={30}
                autoComplete="tel"
                defaultValue={typed?.phone}
                optional={t(words.optional)}
              />
            </div>
          </div>
          <CheckboxField name="shares" id="share-email" value="email" label={t(words.shareEmail)} defaultChecked={typed?.shares.includes('email')} />
          <div className="match-share">
            <CheckboxField name="shares" id="share-address" value="address" label={t(words.shareAddress)} defaultChecked={typed?.shares.includes('address')} />
            <div className="match-shared">
              <TextField
                name="address"
                label={t(words.addressLabel)}
                maxLength={200}
                autoComplete="street-address"
                defaultValue={typed?.address}
                optional={t(words.optional)}
              />
            </div>
          </div>
        </fieldset>
        <p className="text-text-soft">{t(words.agreeText)}</p>
        <Button className="w-full" icon="key-fill">
          {t(words.agree)}
        </Button>
      </PostForm>
    </AnswerContext>
  )
}

/** Stopping, reporting and blocking: each unfolds and says what happens, before anything does. */
export function StopActs({ match, hasTalk }: { match: MatchOfPage['match']; hasTalk: boolean }) {
  const t = useT()
  const may = match.meta.permissions
  const isParty = match.side !== 'center'
  return (
    <div className="grid gap-3">
      {may.includes('evaluate') && (
        <Unfold label={t(words.lookBack)} text={t(words.lookBackText)}>
          <PostForm intent="evaluate" className="grid gap-3">
            <TextAreaField name="words" label={t(words.evaluateTitle)} hint={t(words.evaluateHint)} rows={3} maxLength={500} optional={t(words.optional)} />
            <p>
              <Button variant="second" size="small">
                {t(words.evaluate)}
              </Button>
            </p>
          </PostForm>
        </Unfold>
      )}
      {isParty && hasTalk && !match.isOver && (
        <Unfold label={t(words.report)} text={t(words.reportText)}>
          <PostForm intent="report">
            <Button variant="danger">{t(words.reportIt)}</Button>
          </PostForm>
        </Unfold>
      )}
      {may.includes('end') && (
        <Unfold label={t(words.stop)} text={t(words.stopText)}>
          <PostForm intent="end" className="grid gap-3">
            {match.isOwnRequest && (
              <>
                <input type="hidden" name="isOwner" value="yes" />
                <CheckboxField name="again" label={t(words.again)} />
              </>
            )}
            <p>
              <Button variant="danger">{t(words.stopIt)}</Button>
            </p>
          </PostForm>
        </Unfold>
      )}
      {isParty && (
        <Unfold label={t(words.block)} text={t(words.blockText)}>
          <PostForm intent="block">
            <Button variant="danger">{t(words.blockIt)}</Button>
          </PostForm>
        </Unfold>
      )}
    </div>
  )
}

function Unfold({ label, text, children }: { label: string; text: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="link min-h-11 inline-flex items-center cursor-pointer">{label}</summary>
      <p className="my-2">{text}</p>
      {children}
    </details>
  )
}
