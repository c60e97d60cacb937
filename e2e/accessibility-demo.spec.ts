import { quickly, walkScreens } from './support/walk-screens.ts'

// A light hue.
walkScreens({ tenant: 'demo', locale: 'nl' }, quickly)
