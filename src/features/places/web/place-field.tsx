import { type InputHTMLAttributes, type ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { placeWords as words } from '#features/places/messages.ts'

type Props = { value: string; className?: string; icon?: ReactNode } & Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'>

/**
 * The input for a town or postcode; its label is for `place`. Without script an ordinary field. The element adds suggestions, and a button
 * that fills in the visitor's own place.
 */
export function PlaceField({ value, className, icon, ...invalid }: Props) {
  const t = useT()
  return (
    <place-combobox className="place-field">
      {icon}
      <input id="place" name="place" className={className} defaultValue={value} maxLength={80} autoComplete="postal-code" {...invalid} />
      <button type="button" className="place-here" title={t(words.myLocation)}>
        <Icon name="navigation-arrow" />
        <span>{t(words.myLocation)}</span>
      </button>
      <div id="place-list" className="combobox-list" role="listbox" aria-label={t(words.places)} hidden />
      <p className="sr-only" role="status" />
    </place-combobox>
  )
}

/** Below the form's fields: the result of asking for the visitor's position. */
export function PlaceNote() {
  return <p className="place-note" role="status" data-place-note="" />
}
