/** How often one is mailed of an event (notification_prefs, by its name). */
export const choices = ['realtime', 'daily', 'weekly', 'off'] as const
export type Choice = (typeof choices)[number]

/** An event that one can choose mails of, in words. */
export type ChosenEvent = { key: string; side: 'volunteer' | 'team' | 'center' | 'all'; name: string; choice: Choice }
