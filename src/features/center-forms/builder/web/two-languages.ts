import { createContext } from 'react'

/** Whether the site is read in two languages: else what is built asks for one. */
export const TwoLanguages = createContext(true)
