import { quickly, walkScreens } from './support/walk-screens.ts'

// A dark footer.
walkScreens({ tenant: 'vrijwilligerspunt', locale: 'nl' }, quickly)
