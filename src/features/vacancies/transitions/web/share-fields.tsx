import { useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { actionWords as words } from '#features/vacancies/transitions/action-words.ts'

export type Sharing = { centers: readonly { id: string; name: string }[]; sharedWith?: readonly string[] | null }

/** Which centers show a vacancy too. */
export function ShareFields({ centers, sharedWith }: Sharing) {
  const t = useT()
  return (
    <ChoiceGroup id="share" legend={t(words.withWhom)} hint={t(words.withWhomHint)}>
      {centers.map(({ id, name }) => (
        <Checkbox key={id} name={`with ${id}`} defaultChecked={sharedWith?.includes(id) ?? false} label={name} />
      ))}
    </ChoiceGroup>
  )
}

/** Those that were ticked. */
export const chosenOf = (typed: Readonly<Record<string, string>>, { centers }: Sharing): string[] =>
  centers.map(({ id }) => id).filter((id) => `with ${id}` in typed)
