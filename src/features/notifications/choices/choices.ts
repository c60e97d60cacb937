/** How often somebody is mailed about an event (notification_prefs, by its name). */
export const choices = ['realtime', 'daily', 'weekly', 'off'] as const
export type Choice = (typeof choices)[number]

/** The one choice that holds for all of these events; null where they differ. */
export function choiceOfAll(events: readonly Pick<ChosenEvent, 'choice'>[]): Choice | null {
  const [first, ...others] = events
  return first && others.every(({ choice }) => choice === first.choice) ? first.choice : null
}

/**
 * The choices that a form asks for. One for all goes for every event but those that were changed one by one in the same form, so that neither
 * is lost.
 */
export function choicesFrom(form: FormData, events: readonly ChosenEvent[]): Record<string, Choice> {
  const choiceIn = (name: string) => choices.find((one) => one === form.get(name))
  const all = choiceIn('all')
  const isForAll = all !== undefined && all !== choiceOfAll(events)
  return Object.fromEntries(
    events.flatMap(({ key, choice }) => {
      const typed = choiceIn(key)
      const asked = typed && typed !== choice ? typed : isForAll ? all : typed
      return asked ? [[key, asked]] : []
    }),
  )
}

/** An event whose mails can be chosen, in words. */
export type ChosenEvent = { key: string; side: 'volunteer' | 'team' | 'center' | 'all'; name: string; choice: Choice }
