/** How often somebody is mailed about an event (notification_prefs, by its name). */
export const choices = ['realtime', 'daily', 'weekly', 'off'] as const
export type Choice = (typeof choices)[number]

/** An event whose mails can be chosen, in words. */
export type ChosenEvent = { key: string; side: 'volunteer' | 'team' | 'center' | 'all'; name: string; choice: Choice }

/** The name of the choice for all events at once, and its value where they differ. */
export const overall = { name: 'overall', differing: 'differing' } as const

/** The choice that all events have in common; null where they differ. */
export function overallOf(events: readonly ChosenEvent[]): Choice | null {
  const [first] = events
  return first && events.every(({ choice }) => choice === first.choice) ? first.choice : null
}

/**
 * The choices that a form makes, by event: what was changed for one event counts, and for the others what was changed for all.
 * @param asked the value that the form sends under a name
 */
export function chosenIn(events: readonly ChosenEvent[], asked: (name: string) => unknown): Record<string, Choice> {
  const choiceOf = (name: string) => choices.find((one) => one === asked(name))
  const all = choiceOf(overall.name)
  const forAll = all && all !== overallOf(events) ? all : undefined
  return Object.fromEntries(
    events.map(({ key, choice }) => {
      const own = choiceOf(key)
      return [key, own && own !== choice ? own : (forAll ?? choice)]
    }),
  )
}
