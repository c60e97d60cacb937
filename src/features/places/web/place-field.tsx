import { type InputHTMLAttributes, type ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { placeWords as words } from '#features/places/messages.ts'

type Props = { value: string; className?: string; icon?: ReactNode } & Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'>

/**
 * Where somebody types a town or postcode; its label is for `place`. Without script an ordinary field. The element offers
 * places that begin so, and a button that fills in the one where the visitor is.
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

/** Below the form's fields: what came of asking where the visitor is. */
export function PlaceNote() {
  return <p className="place-note" role="status" data-place-note="" />
}
