import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { isForOther, oneOf } from '#features/one-on-one/add/add-steps.ts'
import { addWords as words } from '#features/one-on-one/add/add-words.ts'
import { relationWords } from '#features/one-on-one/model/code-words.ts'
import { relations } from '#features/one-on-one/model/codes.ts'
import { Choices } from './choices.tsx'

/** For whom it is asked: oneself, or somebody who says yes first. */
export function ForWhom({ typed }: { typed: Typed }) {
  const t = useT()
  return (
    <div className="help-for grid gap-6">
      <ChoiceGroup id="forWhom" legend={t(words.forWhom)}>
        <Radio name="forWhom" value="me" label={t(words.forMe)} defaultChecked={!isForOther(typed)} />
        <Radio name="forWhom" value="other" label={t(words.forOther)} note={t(words.forOtherNote)} defaultChecked={isForOther(typed)} />
      </ChoiceGroup>
      <div className="help-for-other grid gap-6">
        <RelationField typed={typed} />
        <PersonFields typed={typed} />
      </div>
    </div>
  )
}

/** The person for whom it was asked: whoever was wrong about the name or the address can put it right. */
export function SamePerson({ typed }: { typed: Typed }) {
  return (
    <>
      {(['forWhom', 'relation'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={oneOf(typed, name)} />
      ))}
      {isForOther(typed) && <PersonFields typed={typed} />}
    </>
  )
}

function PersonFields({ typed }: { typed: Typed }) {
  const t = useT()
  return (
    <>
      <TextField name="firstName" label={t(words.firstName)} defaultValue={oneOf(typed, 'firstName')} maxLength={60} autoComplete="off" />
      <TextField
        name="consentEmail"
        type="email"
        label={t(words.consentEmail)}
        hint={t(words.consentEmailHint)}
        optional={t(words.optional)}
        defaultValue={oneOf(typed, 'consentEmail')}
        autoComplete="off"
      />
    </>
  )
}

function RelationField({ typed }: { typed: Typed }) {
  const t = useT()
  return (
    <SelectField
      name="relation"
      label={t(words.relation)}
      empty={t(words.choose)}
      defaultValue={oneOf(typed, 'relation')}
      options={relations.map((value) => ({ value, label: t(relationWords[value]) }))}
    />
  )
}

/** 18 or older, or 16 or 17: no date of birth. */
export function Age({ typed, isOffer }: { typed: Typed; isOffer: boolean }) {
  const t = useT()
  return (
    <div className="help-for grid gap-6">
      <ChoiceGroup id="ageGroup" legend={t(isOffer ? words.age : words.ageOther)} hint={t(words.underSixteen)}>
        <Radio name="ageGroup" value="adult" label={t(words.adult)} defaultChecked={oneOf(typed, 'ageGroup') !== 'young'} />
        <Radio name="ageGroup" value="young" label={t(words.young)} defaultChecked={oneOf(typed, 'ageGroup') === 'young'} />
      </ChoiceGroup>
      <div className="help-for-young">
        <TextField
          name="parentEmail"
          type="email"
          label={t(words.parentEmail)}
          hint={t(words.parentEmailHint)}
          defaultValue={oneOf(typed, 'parentEmail')}
          autoComplete="off"
        />
      </div>
    </div>
  )
}

/** Somebody without e-mail: who they are, and when and how they said yes to the coordinator. */
export function PaperFields({ typed }: { typed: Typed }) {
  const t = useT()
  return (
    <>
      <TextField name="firstName" label={t(words.firstName)} defaultValue={oneOf(typed, 'firstName')} maxLength={60} autoComplete="off" />
      <RelationField typed={typed} />
      <Choices
        name="consentHow"
        legend={t(words.howYes)}
        typed={typed}
        of={[
          { value: 'spoken', label: t(words.spoken) },
          { value: 'paper', label: t(words.onPaper) },
        ]}
      />
      <TextField name="consentOn" type="date" label={t(words.whenYes)} defaultValue={oneOf(typed, 'consentOn')} />
    </>
  )
}
