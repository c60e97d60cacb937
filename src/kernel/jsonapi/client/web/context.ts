import { createContext } from 'react-router'
import type { Client } from '#kernel/jsonapi/client/client.ts'

/** The typed client of the API, in every loader and action: `context.get(apiContext).vacancies.list({ … })`. */
export const apiContext = createContext<Client>()
