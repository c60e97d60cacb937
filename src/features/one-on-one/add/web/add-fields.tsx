import { Checkbox } from '#design/choice/checkbox.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Link } from '#design/link/link.tsx'
import type { Typed } from '#kernel/fields/form.ts'
import { languageName, spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/model/day-names.ts'
import { days } from '#features/vacancies/model/whole-dayparts.ts'
import { WeekRow, WeekTable } from '#features/vacancies/search/web/week-table.tsx'
import { type AddName, findingsIn, oneOf } from '#features/one-on-one/add/add-steps.ts'
import { addWords as words } from '#features/one-on-one/add/add-words.ts'
import { categoryWords, frequencyWords, safetyWords } from '#features/one-on-one/model/code-words.ts'
import { helpCategories, helpFrequencies, safetyFlags } from '#features/one-on-one/model/codes.ts'
import { Choices } from './choices.tsx'
import { MarksList } from './marks-list.tsx'
import { Age, ForWhom, PaperFields, SamePerson } from './person-fields.tsx'

type Props = { typed: Typed; isOffer: boolean; isOnPaper: boolean; /** For whom it is does not change any more. */ isEdited: boolean }

/** For whom, and what for. */
export function WhatStep({ typed, isOffer, isOnPaper, isEdited }: Props) {
  const t = useT()
  return (
    <>
      <ChoiceGroup id="category" legend={t(words.category)} layout="columns">
        {helpCategories.map((code) => (
          <Radio key={code} name="category" value={code} label={t(categoryWords[code])} defaultChecked={oneOf(typed, 'category') === code} />
        ))}
      </ChoiceGroup>
      {isOnPaper ? <PaperFields typed={typed} /> : !isOffer && (isEdited ? <SamePerson typed={typed} /> : <ForWhom typed={typed} />)}
      {!isOnPaper && <Age typed={typed} isOffer={isOffer} />}
    </>
  )
}

/** The person's own words, with what may not be in them named below while they write. */
export function WordsStep({ typed, isOffer, isSeen }: Props & { isSeen: boolean }) {
  const t = useT()
  const hasNursing = findingsIn(typed).some(({ findings }) => findings.some(({ kind }) => kind === 'nursing'))
  return (
    <>
      <sensitive-marks>
        <TextField
          name="title"
          label={t(isOffer ? words.titleOffer : words.title)}
          hint={t(isOffer ? words.titleHintOffer : words.titleHint)}
          defaultValue={oneOf(typed, 'title')}
          maxLength={80}
        />
        <MarksList text={oneOf(typed, 'title')} />
      </sensitive-marks>
      <sensitive-marks>
        <TextAreaField
          name="description"
          label={t(words.text)}
          hint={t(words.textHint)}
          rows={6}
          maxLength={1500}
          left={(n) => t(words.left, { n })}
          defaultValue={oneOf(typed, 'description')}
        />
        <MarksList text={oneOf(typed, 'description')} />
      </sensitive-marks>
      {isSeen && (
        <p role="status" className="font-semibold">
          {t(words.stillSend)}{' '}
          {hasNursing && (
            <Link href="/sociale-kaart?theme=care" className="font-normal">
              {t(words.socialMap)}
            </Link>
          )}
          <input type="hidden" name="seen" value="yes" />
        </p>
      )}
      <TextField
        name="preferenceNote"
        label={t(words.preference)}
        hint={t(words.preferenceHint)}
        optional={t(words.optional)}
        defaultValue={oneOf(typed, 'preferenceNote')}
        maxLength={300}
      />
    </>
  )
}

/** How often, when and where, and who may read it. */
export function WhenStep({ typed, isOffer, isOnPaper }: Props) {
  const [t, locale] = [useT(), useLocale()]
  const has = (name: AddName, value: string) => (typed[name] ?? []).includes(value)
  return (
    <>
      <Choices name="frequency" legend={t(words.frequency)} typed={typed} of={helpFrequencies.map((value) => ({ value, label: t(frequencyWords[value]) }))} />
      <ChoiceGroup id="dayparts" legend={t(words.dayparts)} optional={t(words.optional)}>
        <WeekTable renderHead={(_part, name) => name}>
          <tbody>
            {days.map((day) => (
              <WeekRow
                key={day}
                day={day}
                head={capitalize(dayInWords(day, locale))}
                renderCell={(moment) => (
                  <label className="choice">
                    <input
                      type="checkbox"
                      className="check"
                      name="dayparts"
                      value={moment}
                      defaultChecked={has('dayparts', moment)}
                      aria-label={daypartInWords(moment, locale)}
                    />
                  </label>
                )}
              />
            ))}
          </tbody>
        </WeekTable>
      </ChoiceGroup>
      <TextField
        name="postcode4"
        label={t(words.postcode)}
        hint={t(words.postcodeHint)}
        defaultValue={oneOf(typed, 'postcode4')}
        maxLength={10}
        autoComplete={isOnPaper ? 'off' : 'postal-code'}
      />
      <TextField
        name="contactPhone"
        type="tel"
        label={t(words.phone)}
        hint={t(words.phoneHint)}
        optional={t(words.optional)}
        defaultValue={oneOf(typed, 'contactPhone')}
        maxLength={30}
        autoComplete={isOnPaper ? 'off' : 'tel'}
      />
      {isOnPaper && (
        <TextField
          name="exactAddress"
          label={t(words.address)}
          hint={t(words.addressHint)}
          optional={t(words.optional)}
          defaultValue={oneOf(typed, 'exactAddress')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <SelectField
        name="preferredLanguage"
        label={t(words.language)}
        empty={t(words.anyLanguage)}
        defaultValue={oneOf(typed, 'preferredLanguage')}
        options={spokenLanguages.map((value) => ({ value, label: languageName(value, locale) }))}
      />
      {!isOffer && (
        <ChoiceGroup id="safetyFlags" legend={t(words.safety)} optional={t(words.optional)}>
          {safetyFlags.map((value) => (
            <Checkbox key={value} name="safetyFlags" value={value} label={t(safetyWords[value])} defaultChecked={has('safetyFlags', value)} />
          ))}
        </ChoiceGroup>
      )}
      <Choices
        name="visibility"
        legend={t(words.visibility)}
        typed={isOffer && oneOf(typed, 'visibility') === '' ? { ...typed, visibility: ['public'] } : typed}
        of={[
          { value: 'public', label: t(words.public), note: t(words.publicNote) },
          { value: 'coordinator_only', label: t(words.quiet), note: t(words.quietNote) },
        ]}
      />
      <CheckboxField name="consent" value="yes" label={t(words.consent)} hint={t(words.consentNote)} defaultChecked={oneOf(typed, 'consent') !== ''} />
    </>
  )
}
