/** Escapes a text for `like`, so that its %, _ and \ match themselves (PostgreSQL manual, "Pattern Matching"). */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
