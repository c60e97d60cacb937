/** How often somebody is mailed about an event (notification_prefs, by its name). */
export const choices = ['realtime', 'daily', 'weekly', 'off'] as const
export type Choice = (typeof choices)[number]

/** An event whose mails can be chosen, in words. */
export type ChosenEvent = { key: string; side: 'volunteer' | 'team' | 'center' | 'all'; name: string; choice: Choice }
