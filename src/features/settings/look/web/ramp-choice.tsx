import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import type { Ramp } from '#features/settings/colors/contrast.ts'
import type { Preset } from '#features/settings/colors/presets.ts'
import { Shades, WholeRamp } from './swatches.tsx'

type Props = {
  /** The names of its inputs: `primaryColorPreset`, and `primaryColorShades` where own shades may be given. */
  name: string
  legend: string
  presets: Readonly<Record<string, Preset>>
  chosen: string
  error?: string | undefined
  /** What is shown now. */
  ramp: Ramp
  own?: { name: string; label: string; text: string; error?: string | undefined }
}

/** A shade set by its colours: a preset, or eleven shades of one's own. */
export function RampChoice({ name, legend, presets, chosen, error, ramp, own }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div>
      <ChoiceGroup id={name} legend={legend} error={error} layout="rows">
        <div className="ramps w-full">
          {Object.entries(presets).map(([preset, { label, shades }]) => (
            <label key={preset} className="ramp">
              <input type="radio" name={name} value={preset} defaultChecked={preset === chosen} />
              <Shades ramp={shades} />
              {label[locale]}
            </label>
          ))}
          {own && (
            <label className="ramp">
              <input type="radio" name={name} value="" defaultChecked={chosen === ''} />
              <span className="ramp-own">
                <Icon name="pencil-simple" size={22} />
              </span>
              {t(words.own)}
            </label>
          )}
        </div>
      </ChoiceGroup>
      <WholeRamp ramp={ramp} />
      {own && (
        <details className="mt-2" open={own.error !== undefined || undefined}>
          <summary className="link cursor-pointer w-fit py-2">{t(words.ownFill)}</summary>
          <TextAreaField
            name={own.name}
            label={own.label}
            hint={t(words.shadesHint)}
            defaultValue={own.text}
            error={own.error}
            rows={5}
            spellCheck={false}
            maxLength={4000}
          />
        </details>
      )}
    </div>
  )
}
