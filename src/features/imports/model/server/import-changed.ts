/** Since the list was looked at something else came between: it is judged anew, and nothing of it was kept. */
export class ImportChanged extends Error {}
