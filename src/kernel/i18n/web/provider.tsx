import { createContext, useContext, type ReactNode } from 'react'
import { say, type AnyMessage, type FactsOf, type Locale } from '#kernel/i18n/messages.ts'

const LocaleContext = createContext<Locale>('nl')

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** `const t = useT()`, then `t(messages.applied)` or `t(messages.places, { n: 3 })`. */
export function useT() {
  const locale = useLocale()
  return <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)
}
