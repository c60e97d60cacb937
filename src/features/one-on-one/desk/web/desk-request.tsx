import { Button } from '#design/button/button.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { DeskAnswer } from '#features/one-on-one/desk/desk-action.ts'
import type { CandidatesOfDesk } from '#features/one-on-one/candidates/fetch-candidates.ts'
import { CandidateList } from '#features/one-on-one/candidates/web/candidate-list.tsx'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import type { DeskRequest, DeskTab, ReferralPlace } from '#features/one-on-one/desk/fetch-desk.ts'
import { categoryTiles, kindWords, statusWords } from '#features/one-on-one/model/code-words.ts'
import { runningStatuses } from '#features/one-on-one/model/codes.ts'
import { PaperLetter } from './paper-letter.tsx'
import { ApproveForm, DenyForm, RecordConsent } from './decision.tsx'
import { ConsentNotice, MarkedText, RequestFacts } from './request-facts.tsx'

type Props = {
  request: DeskRequest
  places: readonly ReferralPlace[]
  searched: string
  tab: DeskTab
  answer: DeskAnswer | undefined
  /** Who fits, once it is open. */ helpers: CandidatesOfDesk | null
  /** The origin that a letter names. */ site: string
  center: { name: string; phone: string | null }
}

/** One request at the desk: what was written, what is known, what is checked, and what is decided. */
export function DeskRequestView({ request, places, searched, tab, answer, helpers, site, center }: Props) {
  const t = useT()
  const { id, kind, category, title, firstName, status, description, publicText, isOnPaper, meta } = request
  const isPending = status === 'pending'
  const isRunning = (runningStatuses as readonly string[]).includes(status)
  const name = firstName ?? ''
  return (
    <div className="grid xl:grid-cols-[minmax(0,1fr)_24rem] gap-10">
      <article className="min-w-0 grid gap-8 content-start">
        <div className="flex gap-4 items-start">
          <Tile name={categoryTiles[category ?? 'other']} round="large" tone="soft" className="!w-20" />
          <div className="min-w-0">
            <h2 className="text-2xl md:text-3xl break-words">{title}</h2>
            <p className="flex flex-wrap gap-2 mt-2">
              <Badge tone="accent">{t(statusWords[status])}</Badge>
              <Badge>{t(kindWords[kind])}</Badge>
              <Badge icon="user">{name}</Badge>
              {isOnPaper && <Badge icon="file-text">{t(words.onPaper)}</Badge>}
            </p>
          </div>
        </div>
        {isPending && <ConsentNotice request={request} />}
        {description && (
          <section>
            <h3 className="text-xl mb-2">{t(words.wrote)}</h3>
            <MarkedText text={description} />
            <p className="mt-2 text-text-soft flex gap-2">
              <Icon name="lock" size={18} className="mt-1 shrink-0" />
              {t(words.closedOff)}
            </p>
          </section>
        )}
        {!isPending && publicText && (
          <section>
            <h3 className="text-xl mb-2">{t(words.onSite)}</h3>
            <p className="whitespace-pre-line break-words">{publicText}</p>
          </section>
        )}
        <section>
          <h3 className="text-xl mb-2">{t(words.request)}</h3>
          <RequestFacts request={request} />
        </section>
        <NoteForm request={request} answer={answer} />
      </article>
      <aside className="min-w-0 grid gap-6 content-start">
        {isOnPaper && isRunning && <PaperLetter request={request} answer={answer} site={site} center={center} />}
        {isPending ? (
          <>
            <RecordConsent request={request} answer={answer} />
            <ApproveForm key={id} request={request} answer={answer} />
            <DenyForm {...{ request, answer, places, searched, tab }} />
          </>
        ) : (
          <>
            {isOnPaper && <PaperActs request={request} />}
            <AnswerContext value={answer?.intent === 'vog' || answer?.intent === 'propose' ? answer.faults : undefined}>
              <FormFaults faults={answer?.intent === 'vog' || answer?.intent === 'propose' ? answer.faults : undefined} />
              {helpers && (
                <CandidateList
                  {...helpers}
                  requestId={id}
                  name={name}
                  mayPropose={meta.permissions.includes('propose') && (status === 'open' || status === 'proposed')}
                />
              )}
            </AnswerContext>
          </>
        )}
      </aside>
    </div>
  )
}

/** What was said in the talk. It is encrypted, and only coordinators read it. */
function NoteForm({ request: { id, intake }, answer }: Pick<Props, 'request' | 'answer'>) {
  const t = useT()
  const faults = answer?.intent === 'note' ? answer.faults : undefined
  return (
    <AnswerContext value={faults}>
      <PostForm intent="note" className="grid gap-3">
        <FormFaults faults={faults} />
        <input type="hidden" name="id" value={id} />
        <TextAreaField name="note" label={t(words.note)} hint={t(words.noteHint)} rows={3} maxLength={2000} defaultValue={intake ?? ''} />
        <p>
          <Button type="submit" variant="second" size="small">
            {t(words.saveNote)}
          </Button>
        </p>
      </PostForm>
    </AnswerContext>
  )
}

/** For somebody without an account the coordinator does what they would press themselves. */
function PaperActs({ request: { id, meta } }: Pick<Props, 'request'>) {
  const t = useT()
  return (
    <div className="flex flex-wrap gap-3">
      {(['extend', 'close', 'withdraw'] as const)
        .filter((verb) => meta.permissions.includes(verb))
        .map((verb) => (
          <PostForm key={verb} intent={verb}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="second">
              {t(words[verb])}
            </Button>
          </PostForm>
        ))}
    </div>
  )
}
