import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'

type Words = { what: string; whatExample: string; distance: string; search: string; label: string }
type Props = {
  action: string
  words: Words
  /** In km; an empty value means the whole country. */
  distances: readonly { value: string; label: string }[]
  /** The field for a town or postcode, called `place`, with its label. */
  place: ReactNode
  value?: { q?: string; km?: string }
}

/** What, where and how far: a GET form (`q`, `place`, `km`) that works with and without script. */
export function SearchBar({ action, words, distances, place, value = {} }: Props) {
  return (
    <PlainForm role="search" aria-label={words.label} method="get" action={action} className="search-bar">
      <label>
        <span>{words.what}</span>
        <input name="q" type="search" placeholder={words.whatExample} defaultValue={value.q} />
      </label>
      {place}
      <label>
        <span>{words.distance}</span>
        <select name="km" defaultValue={value.km}>
          {distances.map((distance) => (
            <option key={distance.value} value={distance.value}>
              {distance.label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn-primary">
        <Icon name="magnifying-glass" size={22} />
        {words.search}
      </button>
    </PlainForm>
  )
}
