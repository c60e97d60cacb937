import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords as words, scores, scoreWord } from '#features/applications/notes/note-words.ts'
import type { Notes } from '#features/applications/notes/notes-of.ts'
import type { NoteOutcome } from './note-action.ts'
import { useNote } from './use-note.ts'
import '#features/applications/model/web/steps.css'

type Props = { score: NonNullable<Notes['score']>; sent?: NoteOutcome | undefined }

/** The evaluation form, folded until it is opened. */
export function ScoreCard(props: Props) {
  const { value, text } = props.score
  return <Folded key={`${value} ${text}`} {...props} />
}

function Folded({ score: { id, isOwn, other, value, text }, sent }: Props) {
  const t = useT()
  const { fetcher, fault, busy } = useNote('note_score', sent)
  const chosen = fault?.typed['score'] ?? value
  return (
    <details suppressHydrationWarning className="step" open={fault !== null || undefined} data-step="evaluate">
      <summary className="btn btn-second">
        <Icon name="star" />
        {t(value === '' ? words.tell : words.tellAgain)}
      </summary>
      <FetchForm fetcher={fetcher} action={`/applications/${id}`} className="step-form" keeps={{ name: `score ${id}`, offline: t(messages.offline) }}>
        <input type="hidden" name="intent" value="note_score" />
        <Problem text={fault?.problem} />
        <ChoiceGroup id="score" legend={t(words.howWasIt, { other })} hint={t(words.howWasItText, { other })} error={fault?.fields['score'] && t(words.choose)}>
          {[...scores].reverse().map((one) => (
            <Radio key={one} name="score" value={one} label={t(scoreWord(one))} defaultChecked={chosen === one} />
          ))}
        </ChoiceGroup>
        {isOwn && (
          <TextAreaField
            name="message"
            id="score-message"
            label={t(words.ownWords)}
            optional={t(messages.notNeeded)}
            rows={3}
            maxLength={1000}
            error={fault?.fields['message']}
            defaultValue={fault?.typed['message'] ?? text}
          />
        )}
        <Button variant="primary" className="w-full" busy={busy && t(messages.submitting)}>
          {t(words.send)}
        </Button>
      </FetchForm>
    </details>
  )
}
