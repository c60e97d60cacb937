import type { RefObject } from 'react'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import type { PictureFieldProps } from '#design/field/picture-field.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { Ramp } from '#features/settings/colors/contrast.ts'
import { type Preset, colorPresets, mutedPresets } from '#features/settings/colors/presets.ts'
import type { Proposal } from '#features/settings/colors/proposals.ts'
import type { ShadesProblem, Theme } from '#features/settings/colors/theme.ts'
import { type OwnColor as OwnColorName, ownColorField } from '#features/settings/look/own-color.ts'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import { errorWords } from '#features/settings/model/error-words.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import type { Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ColorField } from './color-field.tsx'
import type { DraftLook } from './draft-look.ts'
import { OwnColor, type OwnProps } from './own-color.tsx'
import { Shades, WholeRamp } from './swatches.tsx'

export type LookPictures = Record<'logo' | 'icon', PictureFieldProps['value']>

type Props = {
  values: Typed
  faults: Readonly<Record<string, string>>
  theme: Theme
  draft: DraftLook
  proposals: readonly Proposal[]
  desk: RefObject<HTMLElement | null>
  pictures: LookPictures
  site: SiteFacts
}

/** The fields of a look, in the order in which they are visible. */
export function LookFields({ values, faults, theme, draft, proposals, desk, pictures, site }: Props) {
  const t = useT()
  const valueOf = (name: string) => values[name]?.[0] ?? ''
  const asSaid = (problem: ShadesProblem | undefined) => problem && (problem.shade ? problem.message : t(errorWords.unreadable_shades))
  const own = (which: OwnColorName) => ({
    which,
    code: valueOf(ownColorField(which)),
    codeError: faults[ownColorField(which)],
    shades: valueOf(`${which}ColorShades`),
    shadesError: asSaid(draft.problems[`${which}ColorShades`]) ?? faults[`${which}ColorShades`],
    desk,
  })
  const ramp = (which: 'primary' | 'secondary' | 'muted') => ({
    name: `${which}ColorPreset`,
    legend: t(words[which]),
    chosen: valueOf(`${which}ColorPreset`),
    error: faults[`${which}ColorPreset`],
    ramp: theme[which],
  })
  const color = (name: 'textColor' | 'backgroundColor') => ({
    name,
    value: valueOf(name),
    error: faults[name],
    proposal: proposals.find(({ field }) => field === name),
    desk,
  })
  const corner = valueOf('cornerShape')
  return (
    <>
      <RampChoice {...ramp('primary')} presets={colorPresets} own={own('primary')} />
      <RampChoice {...ramp('secondary')} presets={colorPresets} own={own('secondary')} />
      <RampChoice {...ramp('muted')} presets={mutedPresets} />
      <div className="grid gap-6">
        <ColorField {...color('backgroundColor')} label={t(words.background)} hint={t(words.backgroundHint)} color={theme.background} />
        <ColorField {...color('textColor')} label={t(words.textColor)} hint={t(words.textHint)} color={theme.text} />
      </div>
      <ChoiceGroup id="cornerShape" legend={t(words.corners)} error={faults['cornerShape']}>
        <div className="corner-choices w-full">
          {(['rounded', 'straight'] as const).map((shape) => (
            <Radio
              key={shape}
              name="cornerShape"
              value={shape}
              defaultChecked={(corner || site.corners) === shape}
              label={
                <>
                  {t(words[shape])} <span aria-hidden="true" className={shape === 'rounded' ? 'corner corner-rounded' : 'corner'} />
                </>
              }
            />
          ))}
        </div>
      </ChoiceGroup>
      <div className="grid gap-6">
        <UploadField
          name="logo"
          purpose="center_logo"
          value={pictures.logo}
          label={t(words.logo)}
          hint={t(words.logoHint)}
          optional={t(formMessages.notNeeded)}
        />
        <UploadField
          name="icon"
          purpose="center_icon"
          value={pictures.icon}
          label={t(words.icon)}
          hint={t(words.iconHint)}
          optional={t(formMessages.notNeeded)}
        />
      </div>
    </>
  )
}

type RampProps = {
  /** The prefix of its inputs: `primaryColorPreset`, and those of an own colour where that is allowed. */
  name: string
  legend: string
  presets: Readonly<Record<string, Preset>>
  chosen: string
  error?: string | undefined
  /** The current shades. */
  ramp: Ramp
  own?: Omit<OwnProps, 'color'>
}

/** The choice of a shade set: a preset, or those of an own colour. */
function RampChoice({ name, legend, presets, chosen, error, ramp, own }: RampProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="ramp-choice">
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
      {own && <OwnColor {...own} color={ramp[500]} />}
    </div>
  )
}
