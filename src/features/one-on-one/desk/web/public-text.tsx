import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { addWords } from '#features/one-on-one/add/add-words.ts'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import { findingWords } from '#features/one-on-one/recognition/finding-words.ts'
import { maskedKinds, recognise } from '#features/one-on-one/recognition/recognise.ts'

/** The words that visitors will read. What may not be in them is marked, and taken out by one press each. */
export function PublicText({ title, text }: { title: string; text: string }) {
  const t = useT()
  const [shown, setShown] = useState(text)
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{t(words.onSite)}</h3>
      <TextField name="title" label={t(words.titleField)} defaultValue={title} maxLength={80} />
      <TextAreaField
        name="publicText"
        label={t(words.textField)}
        hint={t(words.textHint)}
        rows={6}
        maxLength={1500}
        value={shown}
        onChange={(event) => setShown(event.currentTarget.value)}
        left={(n) => t(addWords.left, { n })}
      />
      <ul className="divide-y divide-line border-y border-line empty:border-0" aria-live="polite">
        {recognise(shown).map(({ kind, start, end }) => {
          const isHard = maskedKinds.includes(kind)
          return (
            <li key={`${start} ${end}`} className="flex flex-wrap gap-3 items-center py-3">
              <Icon name={isHard ? 'x-circle-fill' : 'info-fill'} size={22} />
              <span className="min-w-0 flex-1">
                <strong className="block">
                  {t(findingWords[kind].name)}: ‘{shown.slice(start, end)}’
                </strong>
                <span className="text-text-soft">{t(findingWords[kind].text)}</span>
              </span>
              <Button type="button" variant="second" size="small" onClick={() => setShown(without(shown, start, end))}>
                {t(words.takeOut)}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The text without that part, and without the two spaces or the colon that it would leave behind. */
function without(text: string, start: number, end: number): string {
  let cut = start
  while (cut > 0 && /[\s:,]/.test(text[cut - 1]!)) cut -= 1
  const before = text.slice(0, cut)
  const after = text.slice(end).trimStart()
  return before === '' || after === '' || /^[.,!?;:]/.test(after) ? before + after : `${before} ${after}`
}
