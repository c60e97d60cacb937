/** Padding and spacing inside a block of content that is a box (specification §9). */
export const blockInside = 'p-8 md:p-10 space-y-6'
