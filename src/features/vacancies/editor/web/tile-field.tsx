import { use } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { FormContext } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { TileChoice } from '#design/tile/tile-choice.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { type TileCode, tileCodes } from '#features/organizations/model/theme-tiles.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { activityWords } from '#features/vacancies/model/work-words.ts'

const labels: Readonly<Record<TileCode, { nl: string; en: string }>> = { ...themeWords, ...activityWords }

/** One tile, of any theme or kind of work; without a choice it is that of the first theme. */
export function TileField() {
  const t = useT()
  const { values, faults } = use(FormContext)!
  const [chosen] = values['tile'] ?? []
  return (
    <ChoiceGroup id="tile" legend={t(fieldWords.tile)} hint={t(fieldWords.tileHint)} optional={t(formMessages.notNeeded)} layout="tiles" error={faults['tile']}>
      {tileCodes.map((code) => (
        <TileChoice key={code} type="radio" name="tile" value={code} defaultChecked={chosen === code} tile={tileOf([code]).tile} label={t(labels[code])} />
      ))}
    </ChoiceGroup>
  )
}
