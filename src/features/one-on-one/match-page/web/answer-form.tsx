import { Button } from '#design/button/button.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { AnswerOutcome } from '#features/one-on-one/match-page/answer-action.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'

/** Answering in two sentences, on the page of a request or an offer. */
export function AnswerForm({ isOffer, outcome }: { isOffer: boolean; outcome: AnswerOutcome | undefined }) {
  const t = useT()
  const faults = outcome?.answering.faults
  return (
    <section className="sheet sheet-pad">
      <h2 className="text-2xl">{t(isOffer ? words.askTitle : words.answerTitle)}</h2>
      <p className="mt-2">{t(words.answerText)}</p>
      <AnswerContext value={faults}>
        <PostForm intent="answer" className="mt-4 grid gap-4">
          <FormFaults faults={faults} />
          <TextAreaField
            name="message"
            label={t(words.message)}
            hint={t(words.messageHint)}
            rows={4}
            maxLength={600}
            defaultValue={outcome?.answering.typed ?? ''}
          />
          <CheckboxField name="isAdult" label={t(words.isAdult)} hint={t(words.youngHint)} />
          <Button className="w-full">{t(words.send)}</Button>
        </PostForm>
      </AnswerContext>
    </section>
  )
}
