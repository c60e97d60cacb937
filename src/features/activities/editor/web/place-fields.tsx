import { type FocusEvent, useRef, useState } from 'react'
import type { ComboboxOption } from '#design/combobox/combobox.ts'
import { FormFields, useFormField } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { activityForm } from '#features/activities/editor/activity-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { type MapLocation, mapEntry } from '#features/social-map/model/entry.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'

/** Where it is: a place, found on the social map or typed, and an address to take part online. */
export function PlaceFields() {
  return (
    <div className="place-fields grid gap-6">
      <FormFields of={activityForm} names={['attendanceMode']} />
      <div className="if-place grid gap-6">
        <MapSearch />
        <FormFields
          of={activityForm}
          names={['location.name', 'location.street', 'location.houseNumber', 'location.postcode', 'location.city', 'accessibility']}
        />
      </div>
      <div className="if-online">
        <FormFields of={activityForm} names={['onlineUrl', 'onlineShown']} />
      </div>
    </div>
  )
}

const most = 8
const parts = ['street', 'houseNumber', 'postcode', 'city'] as const
type Found = ComboboxOption & { entry: string; place: MapLocation }

/** Entries of the social map that visitors see, with the place that each would fill in. One whose address is not shown is left out. */
async function findPlaces(typed: string): Promise<Found[] | null> {
  try {
    const { items } = await browserClient(mapEntry).list({
      filter: { search: cutText(typed, 100), listed: true },
      fields: { social_map_entries: ['name', 'locations'] },
      page: { size: most },
    })
    return items.flatMap(({ id, name, locations }) => {
      const place = locations.find(({ type, addressVisibility }) => type === 'physical' && addressVisibility === 'public')
      if (!place) return []
      const note = [`${place.street} ${place.houseNumber}`.trim(), place.city].filter(Boolean).join(', ')
      return [{ label: name, name, note, value: id, entry: id, place }]
    })
  } catch {
    return null // offline: the address can be typed
  }
}

/** Finds a place on the social map and fills its address in. */
function MapSearch() {
  const t = useT()
  const { values } = useFormField('location.mapEntryId')
  const [drawn] = useState(values[0] ?? '')
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const found = useRef<readonly Found[]>([])
  const fill = (name: string, value: string) => {
    const input = box.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="location.${name}"]`)
    if (!input) return
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const take = (option: ComboboxOption) => {
    const one = found.current.find(({ value }) => value === option.value)
    if (!one) return
    fill('name', [one.label, one.place.name].filter(Boolean).join(', '))
    for (const part of parts) fill(part, one.place[part])
    fill('mapEntryId', one.entry)
    setSaid(t(words.taken, { name: one.label }))
  }
  const search = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    void import('#design/combobox/combobox.ts').then(({ combobox }) =>
      combobox(input, input.closest<HTMLElement>('.combobox')!, {
        find: async (typed: string) => {
          const places = await findPlaces(typed)
          found.current = places ?? []
          return places
        },
        nothing: t(words.nothing),
        offered: (n: number) => t(words.offered, { n }),
        onChoose: (option: ComboboxOption) => {
          input.value = ''
          take(option)
        },
      }),
    )
  }
  return (
    <div ref={box} className="field">
      <label className="label" htmlFor="zoek-plek">
        {t(words.fromMap)} <span className="label-note">{t(formMessages.notNeeded)}</span>
      </label>
      <p className="hint" id="zoek-plek-hint">
        {t(words.fromMapHint)}
      </p>
      <div className="combobox">
        <input id="zoek-plek" className="input" maxLength={100} autoComplete="off" aria-describedby="zoek-plek-hint" onFocus={search} />
        <div id="zoek-plek-list" className="combobox-list" role="listbox" aria-label={t(words.places)} hidden />
        <p className="sr-only" role="status" />
      </div>
      <p className="mt-1 text-text-soft empty:hidden" aria-live="polite">
        {said}
      </p>
      {/* Not type="hidden": React resets the value of such an input when it renders again. */}
      <input hidden readOnly name="location.mapEntryId" defaultValue={drawn} />
    </div>
  )
}
