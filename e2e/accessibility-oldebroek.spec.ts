import { quickly, walkScreens } from './support/walk-screens.ts'

// A straight shape.
walkScreens({ tenant: 'oldebroek', locale: 'nl' }, quickly)
