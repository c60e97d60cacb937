import { typedOf } from '#kernel/fields/read-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { ConflictChoice } from '#design/form/conflict-choice.tsx'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { BaseVersionInputs } from '#design/form/base-version-inputs.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { DraftRestoredNote } from '#design/form/draft-restored-note.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, Colleague } from '#features/center-forms/model/center-form.ts'
import { maxCharacters } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { settingsForm, settingsOf } from '#features/center-forms/builder/settings-form.ts'
import { WordsField } from './words-field.tsx'

type Props = { form: CenterForm; colleagues: readonly Colleague[]; site: string; mayRemove: boolean; answer: FormAnswer | undefined }

/** The settings of a form. */
export function SettingsView({ form, colleagues, site, mayRemove, answer }: Props) {
  const t = useT()
  const faults = answer?.faults.fields
  const declared = settingsForm(colleagues)
  const values = typedOf(declared, settingsOf(form))
  const shown = answer?.typed ?? values
  const [of, wordsOf] = [(name: string) => shown[name]?.[0] ?? '', (name: string) => ({ nl: of(`${name}.nl`), en: of(`${name}.en`) })]
  return (
    <div className="mt-6 max-w-[56rem]">
      <AnswerContext value={answer}>
        <FormFaults faults={answer?.faults} />
        <PostForm
          intent="settings"
          className="space-y-6 mt-6"
          keeps={{
            offline: t(messages.offline),
            name: `settings ${form.id}`,
            note: <DraftRestoredNote isRecord />,
            record: true,
            warns: true,
            refused: answer !== undefined,
          }}
        >
          {/* The default button: Enter saves, and does not press a button of a conflict. */}
          <button type="submit" hidden aria-label={t(words.save)} />
          <BaseVersionInputs version={form.version} values={values} />
          {answer?.conflict && <ConflictChoice form={declared} conflict={answer.conflict} pictureLabels={{}} pictures={{}} />}
          <WordsField name="title" label={t(words.title)} value={wordsOf('title')} maxLength={maxCharacters.title} faults={faults} />
          <WordsField name="intro" label={t(words.intro)} value={wordsOf('intro')} maxLength={maxCharacters.intro} rows={4} faults={faults} />
          <WordsField
            name="thanks"
            label={t(words.thanks)}
            hint={t(words.thanksHint)}
            value={wordsOf('thanks')}
            maxLength={maxCharacters.thanks}
            rows={3}
            faults={faults}
          />
          <TextField
            name="slug"
            label={t(words.address)}
            hint={t(words.addressHint, { site })}
            defaultValue={of('slug')}
            maxLength={60}
            error={faults?.['slug']}
            autoCapitalize="none"
          />
          <ChoiceGroup id="mailTo" legend={t(words.mailTo)} hint={t(words.mailToHint)} error={faults?.['mailTo']}>
            {colleagues.map(({ id, name }) => (
              <Checkbox key={id} name="mailTo" value={id} label={name} defaultChecked={shown['mailTo']?.includes(id)} />
            ))}
          </ChoiceGroup>
          <TextField
            name="closesOn"
            type="date"
            label={t(words.closes)}
            hint={t(words.closesHint)}
            optional={t(messages.optional)}
            defaultValue={of('closesOn')}
            error={faults?.['closesOn']}
          />
          <TextField
            name="keepMonths"
            inputMode="numeric"
            label={t(words.keep)}
            hint={t(words.keepHint)}
            defaultValue={of('keepMonths')}
            maxLength={2}
            error={faults?.['keepMonths']}
          />
          <Button>{t(words.save)}</Button>
        </PostForm>
      </AnswerContext>
      {mayRemove && (
        <details className="mt-10 border-t border-line pt-5">
          <summary className="tlink w-fit cursor-pointer">{t(words.removeForm)}</summary>
          <p className="mt-3">{t(words.removeFormText)}</p>
          <PostForm intent="remove-form" className="mt-3">
            <Button variant="danger" icon="trash">
              {t(words.removeForm)}
            </Button>
          </PostForm>
        </details>
      )}
    </div>
  )
}
