import { use } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { FormContext } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { TileChoice } from '#design/tile/tile-choice.tsx'
import { themeWords } from '#features/organizations/messages.ts'
import { themes } from '#features/organizations/themes.ts'
import { themeTiles } from '#features/organizations/theme-tiles.ts'
import { fieldWords } from '#features/vacancies/editor-field-words.ts'

/** One tile, of any theme; without a choice it is that of the first theme. */
export function TileField() {
  const t = useT()
  const { values, faults } = use(FormContext)!
  const [chosen] = values['tile'] ?? []
  return (
    <ChoiceGroup id="tile" legend={t(fieldWords.tile)} hint={t(fieldWords.tileHint)} optional={t(formMessages.notNeeded)} layout="tiles" error={faults['tile']}>
      {themes.map((theme) => (
        <TileChoice
          key={theme}
          type="radio"
          name="tile"
          value={theme}
          defaultChecked={chosen === theme}
          tile={themeTiles[theme].tile}
          label={t(themeWords[theme])}
        />
      ))}
    </ChoiceGroup>
  )
}
