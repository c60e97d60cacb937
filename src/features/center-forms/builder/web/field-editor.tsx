import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button, IconButton } from '#design/button/button.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { builderWords as words, typeWords } from '#features/center-forms/model/builder-words.ts'
import { answersOf } from '#features/center-forms/builder/check-design.ts'
import { allFields, fieldTypes, type FormDesign, type FormField, hasOptions, inWords, maxCharacters } from '#features/center-forms/model/form-design.ts'
import { choicesOf } from '#features/center-forms/model/choices-of.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { cardId } from '#features/center-forms/model/paths.ts'
import { typeIcons } from '#features/center-forms/model/web/type-icons.ts'
import { WordsField } from './words-field.tsx'

type Props = { formId: string; field: FormField; step: string; design: FormDesign; faults?: Readonly<Record<string, string>> | undefined }

/** The editor of one question. With script every change is saved by itself; each of its buttons saves too. */
export function FieldEditor({ formId, field, step, design, faults }: Props) {
  const t = useT()
  const locale = useLocale()
  const { key, type, label, help, required, options, when } = field
  const act = (intent: string) => ({ type: 'submit' as const, name: 'intent', value: intent })
  return (
    <PostForm className="form-card is-open" data-autosave="" keeps={{ offline: t(messages.offline), name: `${formId} ${key}`, record: true }} id={cardId(key)}>
      {/* The default button: pressed by Enter. */}
      <button {...act('save')} tabIndex={-1} className="sr-only">
        {t(words.save)}
      </button>
      <input type="hidden" name="field" value={key} />
      <input type="hidden" name="step" value={step} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="h-row text-xl break-words min-w-0 flex-1 flex gap-3">
          <Icon name={typeIcons[type]} className="form-kind mt-1" />
          <span className="min-w-0">{inWords(label, locale)}</span>
        </h3>
        <div className="flex">
          <IconButton icon="arrow-up-bold" label={t(words.up)} {...act('up')} />
          <IconButton icon="arrow-down-bold" label={t(words.down)} {...act('down')} />
          <IconButton icon="copy" label={t(words.copy)} {...act('copy')} />
          <IconButton icon="trash" label={t(words.remove)} {...act('remove')} />
        </div>
      </div>
      <div className="mt-4 space-y-5">
        <WordsField name="label" label={t(words.question)} value={label} maxLength={maxCharacters.label} faults={faults} />
        <SelectField name="type" label={t(words.kind)} defaultValue={type} options={fieldTypes.map((one) => ({ value: one, label: t(typeWords[one]) }))} />
        <WordsField name="help" label={t(words.help)} value={help} maxLength={maxCharacters.help} rows={2} faults={faults} />
        {hasOptions(type) && (
          <fieldset className="space-y-3">
            <legend className="label">{t(words.options)}</legend>
            <p className="hint">{t(words.optionsHint)}</p>
            {[...options, { key: 'new1', label: { nl: '', en: '' } }, { key: 'new2', label: { nl: '', en: '' } }].map((option, at) => (
              <WordsField
                key={option.key}
                name={`option.${option.key}`}
                label={t(words.option, { n: at + 1 })}
                value={option.label}
                maxLength={maxCharacters.option}
              />
            ))}
          </fieldset>
        )}
        <WhenField value={when ? `${when.field}:${when.is}` : ''} choices={choicesBefore(key, design)} />
        {type !== 'note' && <CheckboxField name="required" label={t(type === 'agree' ? words.requiredTick : words.required)} defaultChecked={required} />}
        <Button variant="second" {...act('ready')}>
          {t(words.ready)}
        </Button>
      </div>
    </PostForm>
  )
}

/** Every answer to an earlier question that a condition can require. */
function choicesBefore(key: string, design: FormDesign): { field: FormField; is: string }[] {
  const all = allFields(design)
  return all
    .slice(
      0,
      all.findIndex((one) => one.key === key),
    )
    .flatMap((field) => answersOf(field).map((is) => ({ field, is })))
}

function WhenField({ value, choices }: { value: string; choices: { field: FormField; is: string }[] }) {
  const t = useT()
  const locale = useLocale()
  if (choices.length === 0) return null
  return (
    <div className="form-rule">
      <SelectField
        name="when"
        label={t(words.when)}
        defaultValue={value}
        empty={t(words.always)}
        options={choices.map(({ field, is }) => ({
          value: `${field.key}:${is}`,
          label: t(words.is, {
            question: inWords(field.label, locale),
            answer: inWords(choicesOf(field).find(({ key }) => key === is)!.label, locale),
          }),
        }))}
      />
    </div>
  )
}
