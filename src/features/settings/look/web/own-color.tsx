import type { RefObject } from 'react'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { writeValues } from '#design/form/form-values.ts'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import { type OwnColor as Which, hexPattern, ownColorField } from '#features/settings/look/own-color.ts'
import { text } from '#kernel/fields/field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ColorPick } from './color-pick.tsx'

export type OwnProps = {
  which: Which
  /** The hex code. */
  code: string
  codeError?: string | undefined
  /** The eleven shades, as JSON. */
  shades: string
  shadesError?: string | undefined
  /** The current shade 500, where the colour picker begins. */
  color: string
  desk: RefObject<HTMLElement | null>
}

const check = { field: text({ max: 20, optional: true, pattern: hexPattern }), words: { invalid: words.noHex } }

/** An own colour: one hex code, and folded below it the eleven shades for who designs them by hand. Shown while the own colour is chosen. */
export function OwnColor({ which, code, codeError, shades, shadesError, color, desk }: OwnProps) {
  const t = useT()
  const name = ownColorField(which)
  return (
    <div className="own-color">
      <TextField
        name={name}
        label={t(words[`${which}Own`])}
        hint={t(words.ownHint)}
        defaultValue={code}
        error={codeError}
        check={check}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={20}
      />
      <ColorPick value={color} onPick={(picked) => desk.current && writeValues(desk.current, name, [picked])} />
      <details className="mt-2" open={shadesError !== undefined || undefined}>
        <summary className="link cursor-pointer w-fit py-2">{t(words.ownFill)}</summary>
        <TextAreaField
          name={`${which}ColorShades`}
          label={t(words[`${which}Shades`])}
          hint={t(words.shadesHint)}
          defaultValue={shades}
          error={shadesError}
          rows={5}
          spellCheck={false}
          maxLength={4000}
        />
      </details>
    </div>
  )
}
