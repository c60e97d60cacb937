/** Bytes of the largest table of postcodes: 450,000 lines with the longest names are half of it. */
export const largestTable = 40 * 1024 * 1024
