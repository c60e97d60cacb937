import { use } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { RadioTabs } from '#design/nav/radio-tabs.tsx'
import { isFull } from '#features/center-forms/builder/edit-design.ts'
import { FillFields } from '#features/center-forms/fill/web/fill-fields.tsx'
import { typeWords, builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import { type FormField, type FormStep, designLimits, fieldTypes, inWords, maxCharacters } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { buildPath, cardId } from '#features/center-forms/model/paths.ts'
import { typeIcons } from '#features/center-forms/model/web/type-icons.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { FieldEditor } from './field-editor.tsx'
import { TwoLanguages, WordsField } from './words-field.tsx'

type Props = { form: CenterForm; chosen: string; step: number; refused: Faults | undefined }

/** The questions of a form, one step at a time, with an outline on one side and the visitor's preview on the other. */
export function BuildView({ form, chosen, step: asked, refused }: Props) {
  const t = useT()
  const { design } = form
  const withChosen = design.steps.findIndex(({ fields }) => fields.some(({ key }) => key === chosen))
  const at = withChosen === -1 ? Math.min(asked, design.steps.length) - 1 : withChosen
  const step = design.steps[at]!
  const said = { saving: t(words.saving), later: t(words.notSaved), out: t(words.signedOut), in: t(words.signIn) }
  return (
    <form-controller data-saving={said.saving} data-later={said.later} data-out={said.out} data-in={said.in}>
      <AnswerContext value={refused}>
        <FormFaults faults={refused} />
        <div className="form-controller mt-6">
          <Outline form={form} at={at} chosen={chosen} />
          <div className="min-w-0 space-y-3" data-step={step.key}>
            <StepHead form={form} step={step} at={at} faults={refused?.fields} />
            <div className="space-y-3" data-part="cards">
              {step.fields.length === 0 && <p className="text-text-soft">{t(words.nothingInStep)}</p>}
              {step.fields.map((field) =>
                field.key === chosen ? (
                  <div key={field.key} data-field={field.key}>
                    <FieldEditor formId={form.id} field={field} step={step.key} design={design} faults={refused?.fields} />
                  </div>
                ) : (
                  <FieldCard key={field.key} id={form.id} field={field} step={at + 1} />
                ),
              )}
            </div>
            {isFull(design) ? (
              <p className="text-text-soft">{t(words.full, { n: designLimits.fields })}</p>
            ) : (
              <PostForm intent="add" className="form-add">
                <input type="hidden" name="step" value={step.key} />
                <SelectField
                  id="add-type"
                  name="type"
                  label={t(words.kind)}
                  options={fieldTypes.map((one) => ({ value: one, label: t(typeWords[one]) }))}
                  className="grow"
                />
                <Button variant="second" icon="plus">
                  {t(words.addField)}
                </Button>
              </PostForm>
            )}
          </div>
          <BuildPreview form={form} at={at} />
        </div>
      </AnswerContext>
    </form-controller>
  )
}

function StepHead({ form, step, at, faults }: { form: CenterForm; step: FormStep; at: number; faults: Faults['fields'] | undefined }) {
  const t = useT()
  const locale = useLocale()
  if (form.design.steps.length === 1) return <h2 className="sr-only">{t(words.build)}</h2>
  return (
    <>
      <h2 className="text-3xl break-words">
        {t(messages.step, { n: at + 1 })}
        {inWords(step.title, locale) && `: ${inWords(step.title, locale)}`}
      </h2>
      <PostForm
        intent="name-step"
        data-autosave=""
        className="form-step"
        keeps={{ offline: t(messages.offline), name: `${form.id} ${step.key}`, record: true }}
      >
        <input type="hidden" name="step" value={step.key} />
        <WordsField name="step-title" label={t(words.stepTitle)} value={step.title} maxLength={maxCharacters.title} faults={faults} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="second" size="small">
            {t(words.save)}
          </Button>
          <Button variant="quiet" size="small" icon="trash" name="intent" value="remove-step" title={t(words.removeStepText)}>
            {t(words.removeStep)}
          </Button>
        </div>
      </PostForm>
    </>
  )
}

function Outline({ form: { id, design }, at, chosen }: { form: CenterForm; at: number; chosen: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <nav aria-label={t(words.outline)} className="form-outline" data-part="outline">
      <ol>
        {design.steps.map((step, place) => (
          <li key={step.key}>
            <Anchor href={buildPath(id, { stap: place + 1 })} className="form-outline-step" {...(place === at && { 'aria-current': 'step' })}>
              <span className="step-dot">{place + 1}</span>
              {inWords(step.title, locale) || t(messages.step, { n: place + 1 })}
            </Anchor>
            <ol>
              {step.fields.map((field) => (
                <li key={field.key}>
                  <Anchor
                    href={buildPath(id, { stap: place + 1, field: field.key })}
                    className="form-outline-field"
                    {...(field.key === chosen && { 'aria-current': 'true' })}
                  >
                    <Icon name={typeIcons[field.type]} />
                    <span className="grow min-w-0">{inWords(field.label, locale)}</span>
                    {field.when && <OnlyIf />}
                  </Anchor>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {design.steps.length < designLimits.steps && (
        <PostForm intent="add-step">
          <Button variant="quiet" size="small" icon="plus">
            {t(words.addStep)}
          </Button>
        </PostForm>
      )}
    </nav>
  )
}

function OnlyIf() {
  const t = useT()
  return (
    <span title={t(words.onlyIf)}>
      <Icon name="git-branch" size={18} />
      <span className="sr-only">{t(words.onlyIf)}</span>
    </span>
  )
}

function FieldCard({ id, field, step }: { id: string; field: FormField; step: number }) {
  const t = useT()
  const locale = useLocale()
  const { key, label, type, required, when } = field
  const isUntranslated = use(TwoLanguages) && label.en === ''
  return (
    <div className="form-card" id={cardId(key)} data-field={key}>
      <span className="form-grip" title={t(words.drag)} aria-hidden>
        <Icon name="dots-six-vertical" />
      </span>
      <Icon name={typeIcons[type]} className="form-kind" />
      <Anchor href={buildPath(id, { stap: step, field: key })} className="min-w-0 grow">
        <span className="font-semibold break-words">{inWords(label, locale)}</span>
        {!required && type !== 'note' && <span className="label-note"> {t(messages.optional)}</span>}
        <span className="block text-text-soft">{t(typeWords[type])}</span>
      </Anchor>
      <span className="flex flex-wrap gap-1 justify-end">
        {isUntranslated && <Badge tone="warn">{t(words.untranslated)}</Badge>}
        {when && (
          <Badge tone="info" icon="git-branch">
            {t(words.onlyIf)}
          </Badge>
        )}
      </span>
    </div>
  )
}

type PreviewProps = { form: CenterForm; /** The index of the step, from 0. */ at: number }

/** A step as a visitor sees it, on a phone or a computer. It cannot be filled in; trying the form out has a page of its own. */
function BuildPreview({ form: { design }, at }: PreviewProps) {
  const t = useT()
  const locale = useLocale()
  const step = design.steps[at]!
  const title = inWords(step.title, locale)
  return (
    <aside className="form-preview" aria-labelledby="preview">
      <div className="flex items-center justify-between gap-3">
        <h2 id="preview" className="text-2xl">
          {t(words.preview)}
        </h2>
        <RadioTabs
          name="preview-screen"
          label={t(words.screen)}
          chosen="phone"
          tabs={[
            { value: 'phone', label: <Icon name="device-mobile" />, name: t(words.onPhone) },
            { value: 'desk', label: <Icon name="desktop" />, name: t(words.onDesk) },
          ]}
        />
      </div>
      <p className="text-text-soft">{t(words.previewText)}</p>
      <div className="form-phone" inert data-part="preview">
        <p className="form-phone-title">{inWords(design.title, locale)}</p>
        {design.steps.length > 1 && (
          <>
            <p className="mb-2">
              {t(messages.stepOf, { n: at + 1, of: design.steps.length + 1 })}
              {title && (
                <>
                  : <b>{title}</b>
                </>
              )}
            </p>
            <div className="form-phone-bars" aria-hidden>
              {/* The last page is the review of all answers. */}
              {[...design.steps.map(({ key }) => key), 'review'].map((key, place) => (
                <span key={key} className={place <= at ? 'is-done' : undefined} />
              ))}
            </div>
          </>
        )}
        <FillFields design={design} fields={step.fields} typed={{}} prefix="voorbeeld-" />
        <p className="btn btn-primary mt-8 w-full">{t(design.steps.length === 1 ? messages.send : messages.next)}</p>
      </div>
    </aside>
  )
}
