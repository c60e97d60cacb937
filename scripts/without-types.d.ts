export const kept: URL
export function nameOf(text: string): string
export function withoutTypes(text: string): string | undefined
