import { FormFields } from '#design/form/form-fields.tsx'
import { FormSection } from '#design/form/form-section.tsx'
import { RichField } from '#design/rich-editor/rich-field.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'
import { entryForm, placeNames, serviceNames } from '#features/social-map/editor/entry-form.ts'
import type { Slots } from '#features/social-map/editor/entry-in-form.ts'
import { entryWords as words } from '#features/social-map/editor/entry-words.ts'
import { slotInputs } from '#features/social-map/editor/save-entry.ts'
import { type ReactNode, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ExceptionsField } from './exceptions-field.tsx'
import { HoursField } from './hours-field.tsx'
import { PartList } from './part-list.tsx'

/** The sections of the form, in order. */
export const entrySections = [
  { id: 'wie', title: words.who },
  { id: 'wat', title: words.what },
  { id: 'waar', title: words.where },
  { id: 'bereikbaar', title: words.contact },
  { id: 'zoeken', title: words.more },
] as const

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="entry-more">
      <summary>{title}</summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}

type Props = {
  slots: Slots
  filled: { services: number; places: number }
  logo: FilePicture | null
  mayPick: boolean
  /** The tick for an entry that is on the map. */ asksCheck: boolean
}

const of = (part: string, ...names: string[]) => names.map((name) => `${part}.${name}`)

/** The fields of an entry, section by section. */
export function EntryFields({ slots: given, filled, logo, mayPick, asksCheck }: Props) {
  const t = useT()
  // The groups keep their meaning for as long as this form stands.
  const [slots] = useState(given)
  const fields = (names: readonly string[], className = '') => <FormFields of={entryForm} names={names} className={className} />
  return (
    <>
      <input type="hidden" name={slotInputs.services} value={slots.services.join(' ')} readOnly data-kept="" />
      <input type="hidden" name={slotInputs.places} value={slots.places.join(' ')} readOnly data-kept="" />
      <FormSection id="wie" title={t(words.who)}>
        {fields(['name', 'shortDescription'], 'mb-6')}
        <RichField of={entryForm} name="description" lang="nl" />
        <div className="space-y-6 mt-6">
          {mayPick && <FilePicker name="logo" label={t(words.logo)} hint={t(words.logoHint)} value={logo} optional />}
          {fields(['kvkNumber', 'rsin', 'isAnbi'])}
        </div>
      </FormSection>
      <FormSection id="wat" title={t(words.what)} text={t(words.whatText)}>
        <PartList names={serviceNames} filled={filled.services} title={words.service} add={words.addService}>
          {(name) =>
            fields(of(name, 'name', 'description', 'eligibility', 'costKind', 'costText', 'applicationProcess', 'isReferralNeeded', 'waitTime', 'isRemoved'))
          }
        </PartList>
      </FormSection>
      <FormSection id="waar" title={t(words.where)} text={t(words.whereText)}>
        <PartList names={placeNames} filled={filled.places} title={words.place} add={words.addPlace}>
          {(name) => (
            <div className="space-y-6">
              {fields(of(name, 'type', 'name', 'street', 'houseNumber', 'postcode', 'city', 'addressVisibility'))}
              <HoursField name={`${name}.hours`} />
              <ExceptionsField name={`${name}.exceptions`} />
              {fields(of(name, 'accessibility', 'transport', 'isRemoved'))}
            </div>
          )}
        </PartList>
        <div className="mt-8">{fields(['holidayRule'])}</div>
      </FormSection>
      <FormSection id="bereikbaar" title={t(words.contact)}>
        {fields(['phones', 'website', 'contactEmail'])}
      </FormSection>
      <FormSection id="zoeken" title={t(words.more)}>
        {fields(['themes'])}
        <div className="grid gap-3 mt-6">
          <More title={t(words.targetGroups)}>{fields(['targetGroups', 'minAge', 'maxAge'])}</More>
          <More title={t(words.languages)}>{fields(['languages'])}</More>
          <More title={t(words.law)}>{fields(['law'])}</More>
          <More title={t(words.alert)}>{fields(['alert', 'alertUntil'])}</More>
        </div>
      </FormSection>
      {asksCheck && <div className="entry-check">{fields(['allIsRight'])}</div>}
    </>
  )
}
