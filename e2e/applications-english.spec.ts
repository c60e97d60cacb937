import { walkApplication } from './support/walk-application.ts'

for (const width of [390, 1440]) walkApplication({ tenant: 'meedoen', locale: 'en' }, width)
