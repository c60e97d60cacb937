/** A text that `like` takes to the letter: its %, _ and \ mean themselves (PostgreSQL manual, "Pattern Matching"). */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
