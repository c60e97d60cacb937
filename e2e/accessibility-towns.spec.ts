import { quickly, walkScreens } from './support/walk-screens.ts'

// A straight shape and a dark footer.
for (const tenant of ['oldebroek', 'vrijwilligerspunt']) walkScreens({ tenant, locale: 'nl' }, quickly)
