import { walkVacancy } from './support/walk-vacancy.ts'

walkVacancy({ tenant: 'public', locale: 'en' }, 390)
