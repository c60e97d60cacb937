import { quickly, walkScreens } from './support/walk-screens.ts'

// A participation site.
walkScreens({ tenant: 'meedoen', locale: 'nl' }, quickly)
