import type { FormDesign } from '#features/center-forms/model/form-design.ts'

/** A form of the center as a page shows it; of one that is over, nothing is asked. */
export type ShownForm = { id: string; slug: string; isOpen: boolean; design: FormDesign }
