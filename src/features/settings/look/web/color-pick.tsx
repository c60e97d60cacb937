import { designWords as words } from '#features/settings/look/design-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** A colour picker beside a text field, with script only; without script there is the text field. */
export function ColorPick({ value, onPick }: { value: string; onPick: (color: string) => void }) {
  const t = useT()
  return (
    <label className="color-pick mt-2">
      <input type="color" value={value} onChange={(event) => onPick(event.target.value)} />
      {t(words.pickColor)}
    </label>
  )
}
