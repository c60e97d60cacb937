import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type ComboboxOption, combobox } from '#design/combobox/combobox.ts'
import { choiceWords as words } from '#features/organizations/choice/choice-messages.ts'

const maxOffered = 8

/** Turns the field into a search for organizations of the center by name; a hidden field has the id of the choice. */
export function organizationCombobox(input: HTMLInputElement, box: HTMLElement): void {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
  const chosen = box.querySelector<HTMLInputElement>('input:is([hidden], [type=hidden])')!
  combobox(input, box, {
    find: findOrganizations,
    nothing: say(locale, words.nothing),
    offered: (n) => say(locale, words.offered, { n }),
    onType: () => (chosen.value = ''),
    onChoose: ({ value }) => {
      chosen.value = value ?? ''
      // Notifies forms that follow their input, such as saved forms, of a choice.
      chosen.dispatchEvent(new Event('input', { bubbles: true }))
      if ('submits' in box.dataset) input.form?.requestSubmit()
    },
  })
}

type Answer = {
  data: { id: string; attributes: { name: string }; relationships: { address?: { data?: { id: string } | null } } }[]
  included: { id: string; attributes: { city: string } }[]
}

async function findOrganizations(typed: string, signal: AbortSignal): Promise<ComboboxOption[] | null> {
  const query = new URLSearchParams({
    'filter[name_cont]': typed,
    'filter[status_in]': 'approved,pending',
    'fields[organizations]': 'name,address',
    'fields[addresses]': 'city',
    include: 'address',
    sort: 'name',
    'page[size]': String(maxOffered),
  })
  const answer = await browserFetch(`/api/v1/organizations?${query}`, { signal })
  if (!answer.ok) return null
  const { data, included } = (await answer.json()) as Answer
  const cities = new Map(included.map(({ id, attributes }) => [id, attributes.city]))
  return data.map(({ id, attributes: { name }, relationships }) => ({
    value: id,
    label: name,
    name,
    note: cities.get(relationships.address?.data?.id ?? '') ?? '',
  }))
}
