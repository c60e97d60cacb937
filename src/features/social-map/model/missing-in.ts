type Facts = { shortDescription: string; themes: readonly unknown[]; services: readonly unknown[] }

/** What an entry still lacks before others see it. */
export function missingIn(facts: Facts): (keyof Facts)[] {
  return (['shortDescription', 'themes', 'services'] as const).filter((name) => facts[name].length === 0)
}
