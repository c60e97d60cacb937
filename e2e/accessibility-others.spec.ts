import { quickly, walkScreens } from './support/walk-screens.ts'

// A light hue, and a site of another kind.
for (const tenant of ['demo', 'meedoen']) walkScreens({ tenant, locale: 'nl' }, quickly)
