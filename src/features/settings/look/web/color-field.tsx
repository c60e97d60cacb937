import type { RefObject } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { writeValues } from '#design/form/form-values.ts'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import type { Proposal } from '#features/settings/colors/proposals.ts'
import { ColorPick } from './color-pick.tsx'
import { Swatch, proposalInWords } from './swatches.tsx'

type Props = {
  name: 'textColor' | 'backgroundColor'
  label: string
  hint: string
  value: string
  error?: string | undefined
  /** The resulting colour; null where the rule decides. */
  color: string | null
  proposal: Proposal | undefined
  desk: RefObject<HTMLElement | null>
}

/** The colours of the picker where the rule decides. */
const unchosen = { textColor: '#000000', backgroundColor: '#ffffff' }

/** A colour by name or number; one that lacks contrast is shown with the nearest that has enough. */
export function ColorField({ name, label, hint, value, error, color, proposal, desk }: Props) {
  const t = useT()
  const locale = useLocale()
  const take = (shade: string) => desk.current && writeValues(desk.current, name, [shade])
  return (
    <div>
      <TextField
        name={name}
        label={label}
        hint={`${hint} ${t(words.colorHint)}`}
        defaultValue={value}
        error={error}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={40}
      />
      <ColorPick value={color ?? unchosen[name]} onPick={take} />
      <div aria-live="polite" className="mt-2 empty:hidden">
        {proposal && (
          <div className="alert alert-warn">
            <div>
              <p>{proposalInWords(proposal, t, locale)}</p>
              {proposal.shade && (
                <Button type="button" variant="second" size="small" className="mt-2" onClick={() => take(proposal.shade!.name)}>
                  <Swatch color={proposal.shade.color} /> {t(words.take, { shade: proposal.shade.name })}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
