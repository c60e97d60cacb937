/** What must be readable on what, and how well: words 4.5, edges and signs 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...([
    ['text', 'page'], ['text', 'surface'], ['text-soft', 'page'], ['text-soft', 'sunken'], ['text-soft', 'fill'],
    ['text-faint', 'sunken'], ['text-faint', 'tint'], ['link', 'page'], ['link', 'surface'], ['link', 'tint'],
    ['on-accent', 'accent'], ['on-accent', 'accent-hover'], ['on-accent', 'accent-press'], ['on-accent-soft', 'accent-soft'],
    ['on-second', 'second'], ['on-second-soft', 'second-soft'], ['on-band', 'band'], ['on-band-soft', 'band'], ['band-link', 'band'],
    ['on-footer', 'footer'], ['on-brand', 'brand'], ['success', 'surface'], ['on-success-soft', 'success-soft'],
    ['warn', 'surface'], ['on-warn-soft', 'warn-soft'], ['danger', 'surface'], ['danger', 'page'],
    ['on-danger-soft', 'danger-soft'], ['on-danger-solid', 'danger-solid'], ['info', 'surface'], ['on-info-soft', 'info-soft'],
  ] as const).map(([front, back]) => [front, back, 4.5] as const),
  ...([
    ['line-strong', 'surface'], ['line-strong', 'page'], ['accent-edge', 'surface'], ['accent-edge', 'page'],
    ['accent-line', 'surface'], ['accent-line', 'tint'], ['focus', 'surface'], ['focus', 'page'], ['focus', 'tint'],
    ['chart-1', 'surface'], ['chart-2', 'surface'], ['chart-4', 'surface'], ['danger-line', 'surface'],
  ] as const).map(([front, back]) => [front, back, 3] as const),
]
