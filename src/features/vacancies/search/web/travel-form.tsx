import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

type Props = { from: string; isKnown: boolean }

/** Asks where the reader starts from, for the travel times by bike and on foot. A search near a place has answered that already. */
export function TravelForm({ from, isKnown }: Props) {
  const t = useT()
  return (
    <PlainForm method="get" action="#route" className={isKnown ? 'field mt-4' : 'field mt-4 has-error'}>
      <label className="label" htmlFor="from">
        {t(words.whereFrom)} <span className="font-normal text-text-soft">{t(searchWords.placeOrPostcode)}</span>
      </label>
      {!isKnown && <FieldError id="from-error">{t(searchWords.unknownPlace)}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <input
          className="input max-w-72"
          id="from"
          name="from"
          defaultValue={from}
          maxLength={80}
          autoComplete="postal-code"
          required
          {...(!isKnown && { 'aria-invalid': true, 'aria-describedby': 'from-error' })}
        />
        <Button variant="second">{t(words.workOut)}</Button>
      </div>
    </PlainForm>
  )
}
