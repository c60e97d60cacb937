import { useRef } from 'react'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { partWords } from '#features/social-map/model/part-words.ts'
import type { SuggestedPart } from '#features/social-map/model/suggestion.ts'
import { toldWords as words } from '#features/social-map/suggestions/told-words.ts'
import { text } from '#kernel/fields/field.ts'
import { ago } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

export type Told = { id: string; part: SuggestedPart; words: string; createdAt: string; meta: { permissions: readonly string[] } }
type Props = {
  all: readonly Told[]
  now: string
  /** The section of the editor that has the part, where the page is the editor. */ sectionOf?: (part: SuggestedPart) => string
}

/** What visitors say is wrong with an entry, each with the way to its field and the answer. */
export function OpenSuggestions({ all, now, sectionOf }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="told">
      <h2 id="told" ref={heading} tabIndex={-1} className="text-xl">
        {t(words.told)}
      </h2>
      <ul className="told mt-3">
        {all.map((one) => (
          <li key={one.id}>
            <One told={one} now={now} href={sectionOf?.(one.part)} onDone={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function One({ told, now, href, onDone }: { told: Told; now: string; href: string | undefined; onDone: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { isBusy, act } = useApiAction()
  const { id, part, words: said, createdAt, meta } = told
  const run = async (verb: string, typed: Readonly<Record<string, string>>) => {
    const attributes = typed['answer'] ? { answer: typed['answer'] } : {}
    const answer = await act({
      method: 'PUT',
      path: `social_map_suggestions/${id}/${verb}`,
      body: { data: { type: 'social_map_suggestions', id, attributes } },
      done: t(verb === 'accept' ? words.isAccepted : words.isDeclined),
    })
    if (answer.ok) onDone()
  }
  return (
    <>
      <p className="text-text-soft">
        {href ? (
          <a href={href} className="link">
            {t(partWords[part])}
          </a>
        ) : (
          t(partWords[part])
        )}
        {`, ${ago(locale, createdAt, new Date(now))}`}
      </p>
      <p className="quote my-2 break-words">‘{said}’</p>
      <RowActions
        actions={actionsOf(id).filter(({ key }) => meta.permissions.includes(key))}
        isBusy={isBusy}
        run={(verb, typed) => void run(verb, typed)}
        isSmall
      />
    </>
  )
}

function actionsOf(id: string): RowAction[] {
  const asks = (submit: { nl: string; en: string }) => ({ fields: () => <AnswerField id={id} />, submit, needs: {} })
  return [
    { key: 'accept', label: words.accept, icon: 'check', asks: asks(words.accept) },
    { key: 'decline', label: words.decline, icon: 'x', asks: asks(words.decline) },
  ]
}

function AnswerField({ id }: { id: string }) {
  const t = useT()
  return (
    <TextAreaField
      name="answer"
      id={`answer-${id}`}
      label={t(words.answer)}
      hint={t(words.answerHint)}
      optional={t(formMessages.notNeeded)}
      rows={2}
      maxLength={500}
      check={{ field: text({ max: 500, optional: true }) }}
    />
  )
}
