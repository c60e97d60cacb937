/** What a change of many would do: which rows it changes, how many mails go, and which rows are in the way, with why (contract §3.3). */
export type Preview = { changes: { id: string }[]; mails: number; refused: { id: string; code: string }[] }
