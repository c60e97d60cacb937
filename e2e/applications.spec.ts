import { walkApplication } from './support/walk-application.ts'

walkApplication({ tenant: 'vrijwilligerspunt', locale: 'nl' }, 390)
walkApplication({ tenant: 'vrijwilligerspunt', locale: 'nl' }, 1440, { tag: '@core' })
