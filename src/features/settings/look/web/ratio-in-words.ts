/** "4,5 : 1", cut and not rounded: what is just too little must not look like enough. */
export function ratioInWords(ratio: number, locale: 'nl' | 'en'): string {
  return `${(Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })} : 1`
}
