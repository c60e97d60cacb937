import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { FirstDay } from './first-day.ts'

/** The checklist of the center. */
export const fetchFirstDay = async (api: Pick<Client, 'request'>): Promise<FirstDay> => (await api.request('GET', 'first_day')).meta as unknown as FirstDay

/** Puts the checklist away for everybody of the center, or shows it again. */
export const putFirstDayAway = async (api: Pick<Client, 'request'>) => await api.request('PUT', 'first_day/put_away', {})
export const bringFirstDayBack = async (api: Pick<Client, 'request'>) => await api.request('PUT', 'first_day/bring_back', {})
