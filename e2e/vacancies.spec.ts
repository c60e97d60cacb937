import { walkVacancy } from './support/walk-vacancy.ts'

walkVacancy({ tenant: 'oldebroek', locale: 'nl' }, 1440)
