import type { Faults } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { builderWords as words } from '#features/center-forms/builder-words.ts'
import type { CenterForm, Colleague } from '#features/center-forms/center-form.ts'
import { mostLetters } from '#features/center-forms/form-design.ts'
import { messages } from '#features/center-forms/messages.ts'
import { WordsField } from './words-field.tsx'

type Props = { form: CenterForm; colleagues: readonly Colleague[]; site: string; mayRemove: boolean; refused: Faults | undefined }

/** What is true of the whole form. */
export function SettingsView({ form: { id: formId, design, slug, closesOn, keepMonths, mailTo }, colleagues, site, mayRemove, refused }: Props) {
  const t = useT()
  const faults = refused?.fields
  return (
    <div className="max-w-[56rem]">
      <AnswerContext value={refused}>
        <FormFaults faults={refused} />
        <PostForm
          intent="settings"
          className="mt-6 space-y-6"
          keeps={{ offline: t(messages.offline), name: `settings ${formId}`, record: true, ...(refused && { refused: true }) }}
        >
          <WordsField name="title" label={t(words.title)} value={design.title} maxLength={mostLetters.title} faults={faults} />
          <WordsField name="intro" label={t(words.intro)} value={design.intro} maxLength={mostLetters.intro} rows={4} faults={faults} />
          <WordsField
            name="thanks"
            label={t(words.thanks)}
            hint={t(words.thanksHint)}
            value={design.thanks}
            maxLength={mostLetters.thanks}
            rows={3}
            faults={faults}
          />
          <TextField
            name="slug"
            label={t(words.address)}
            hint={t(words.addressHint, { site })}
            defaultValue={slug}
            maxLength={60}
            error={faults?.['slug']}
            autoCapitalize="none"
          />
          <ChoiceGroup id="mailTo" legend={t(words.mailTo)} hint={t(words.mailToHint)} error={faults?.['mailTo']}>
            {colleagues.map(({ id, name }) => (
              <Checkbox key={id} name="mailTo" value={id} label={name} defaultChecked={mailTo.includes(id)} />
            ))}
          </ChoiceGroup>
          <TextField
            name="closesOn"
            type="date"
            label={t(words.closes)}
            hint={t(words.closesHint)}
            optional={t(messages.optional)}
            defaultValue={closesOn ?? ''}
            error={faults?.['closesOn']}
          />
          <TextField
            name="keepMonths"
            inputMode="numeric"
            label={t(words.keep)}
            hint={t(words.keepHint)}
            defaultValue={String(keepMonths)}
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
