/** The id of the form that the builder's page works on; it is in no table. */
export const scratchFormId = 'scratch'
